# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Sphinx's settings for the site (scripts/site).
import os

project = "tranship"
author = "The tranship maintainers"
copyright = "the tranship maintainers; Apache-2.0 WITH LLVM-exception"
release = version = os.environ["TRANSHIP_VERSION"]
extensions = ["myst_parser"]
root_doc = "index"
myst_heading_anchors = 6  # the same anchors as on GitHub
suppress_warnings = ["myst.header", "misc.highlighting_failure", "toc.not_included"]
html_theme = "furo"
html_title = f"tranship {version}"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_js_files = ["search.js"]
html_copy_source = False
html_show_sphinx = False
html_last_updated_fmt = None

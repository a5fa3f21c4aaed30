// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "verify/run/KeptProgram.h"

#include "support/TextFile.h"
#include "verify/model/Json.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <set>

namespace tranship::verify {
namespace {

namespace fs = llvm::sys::fs;
namespace json = llvm::json;

class Writer {
public:
  Writer(const VerifyJob &job, FileStore &store) : job_(job), store_(store) {}

  llvm::Error write(llvm::StringRef name, json::Object &into) {
    into["program"] = utf8(name);
    into["sources"] = jsonTexts(job_.manifest->sources);
    if (!job_.manifest->file.empty())
      into["manifest"] = kept(store_.addFile(job_.manifest->file));
    into["original"] = filesOf(job_.original.files);
    into["port"] = filesOf(job_.port.files);
    into["translationErrors"] = jsonTexts(job_.origin.errors);
    into["headerOutside"] = utf8(job_.origin.headerOutside);
    into["inputs"] = inputs();
    return std::move(problem_);
  }

private:
  std::string kept(llvm::Expected<std::string> hash) {
    if (hash)
      return *hash;
    problem_ = llvm::joinErrors(std::move(problem_), hash.takeError());
    return {};
  }

  json::Array filesOf(llvm::ArrayRef<ProgramFile> files) {
    json::Array array;
    for (const ProgramFile &file : files)
      array.push_back(json::Object{
          {"path", utf8(file.path)}, {"hash", kept(store_.add(file.text))}, {"unit", file.isUnit}});
    return array;
  }

  json::Array inputs() {
    std::set<std::string> paths;
    for (const VerifyCase &testCase : job_.manifest->cases) {
      paths.insert(testCase.inputs.begin(), testCase.inputs.end());
      if (!testCase.stdinFile.empty())
        paths.insert(testCase.stdinFile);
    }
    json::Array array;
    for (const std::string &path : paths)
      addInput(path, array);
    return array;
  }

  void addInput(const std::string &relative, json::Array &into) {
    std::string path = joinPath(job_.manifest->folder, relative);
    if (fs::is_directory(path)) {
      std::error_code error;
      for (fs::directory_iterator i(path, error, /*follow_symlinks=*/false), end;
           i != end && !error; i.increment(error))
        addInput(joinPath(relative, llvm::sys::path::filename(i->path())), into);
    } else if (fs::is_regular_file(path)) {
      into.push_back(json::Object{{"path", utf8(relative)}, {"hash", kept(store_.addFile(path))}});
    }
  }

  const VerifyJob &job_;
  FileStore &store_;
  llvm::Error problem_ = llvm::Error::success();
};

std::string read(const FileStore &store, const std::string &hash, JsonFields &fields) {
  if (hash.empty())
    return {};
  llvm::Expected<std::string> text = store.read(hash);
  if (text)
    return std::move(*text);
  fields.fail(llvm::toString(text.takeError()));
  return {};
}

std::vector<ProgramFile> readFiles(const json::Object &object, llvm::StringRef key,
                                   const FileStore &store, JsonFields &fields) {
  std::vector<ProgramFile> files;
  for (const json::Value &value : fields.list(object, key)) {
    const json::Object &entry = fields.object(value);
    ProgramFile file;
    file.path = fields.path(entry, "path");
    file.text = read(store, fields.hash(entry, "hash"), fields);
    file.isUnit = entry.getBoolean("unit").value_or(false);
    files.push_back(std::move(file));
  }
  return files;
}

} // namespace

llvm::Error writeKeptProgram(const VerifyJob &job, llvm::StringRef name, FileStore &store,
                             json::Object &object) {
  return Writer(job, store).write(name, object);
}

KeptProgram readKeptProgram(const json::Object &object, const FileStore &store,
                            JsonFields &fields) {
  KeptProgram program;
  program.name = fields.text(object, "program");
  program.sources = fields.texts(object, "sources");
  if (object.get("manifest"))
    program.manifestText = read(store, fields.hash(object, "manifest"), fields);
  program.original.side = Side::Original;
  program.original.files = readFiles(object, "original", store, fields);
  program.port.side = Side::Port;
  program.port.files = readFiles(object, "port", store, fields);
  program.translationErrors = fields.texts(object, "translationErrors");
  // Older recordings do not contain it.
  program.headerOutside = object.getString("headerOutside").value_or("").str();
  program.inputs = readFiles(object, "inputs", store, fields);
  for (ProgramFile &input : program.inputs)
    input.isUnit = false;
  return program;
}

} // namespace tranship::verify

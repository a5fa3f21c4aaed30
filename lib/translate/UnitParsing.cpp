// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/UnitParsing.h"

#include "frontend/parse/Parse.h"

#include "llvm/Support/ThreadPool.h"

namespace tranship::translate {
namespace {

frontend::UnitKey keyOf(const frontend::CompileCommand &command, ParseSession &session) {
  // Each unit reads the headers of a toolkit itself.
  uint64_t prelude = session.options.cudaPath.empty()
                         ? session.prelude.stamp(command.standard(), session.options)
                         : 1;
  return {&command, session.settings, prelude};
}

frontend::SerializedUnit parseOne(const frontend::CompileCommand &command,
                                  const frontend::ParseOptions &options) {
  if (llvm::Expected<frontend::ParsedUnit> unit = parseUnit(command, options))
    return {serializeUnit(*unit), {}};
  else
    return {{}, llvm::toString(unit.takeError())};
}

void reportProgress(const ParseSession &session, size_t done) {
  if (session.progress)
    session.progress({done, session.total});
}

} // namespace

ParseSession::ParseSession(const std::string &cacheFolder, std::string tree)
    : prelude(cacheFolder), cache(cacheFolder, std::move(tree)) {
  options.setup = &setup;
  options.prelude = &prelude;
  options.skipPlainBodies = true;
}

ParsedUnits parseUnits(UnitPlan plan, ParseSession &session) {
  ParsedUnits parsed{std::move(plan.commands), {}};
  const std::vector<frontend::CompileCommand> &commands = parsed.commands;
  std::vector<frontend::SerializedUnit> &units = parsed.units;
  units.resize(commands.size());
  std::vector<bool> isCached(commands.size());
  for (size_t i = 0; i < commands.size(); ++i)
    if (std::optional<llvm::StringRef> bytes = session.cache.find(keyOf(commands[i], session))) {
      units[i].bytes = *bytes;
      isCached[i] = true;
      ++session.done;
    }
  session.total += commands.size();
  reportProgress(session, session.done);
  {
    llvm::DefaultThreadPool pool(llvm::hardware_concurrency(session.jobs));
    for (size_t i = 0; i < commands.size(); ++i)
      if (!isCached[i])
        pool.async([&, i] {
          if (session.isStopped && session.isStopped()) {
            units[i].error = stoppedError;
            return;
          }
          units[i] = parseOne(commands[i], session.options);
          reportProgress(session, ++session.done);
          if (units[i].error.empty())
            session.cache.add(keyOf(commands[i], session), units[i].bytes);
        });
    pool.wait();
  }
  return parsed;
}

ParsedUnits takeUnits(UnitPlan plan, const ShardFile &shards) {
  ParsedUnits taken{std::move(plan.commands), {}};
  for (size_t i = 0; i < taken.commands.size(); ++i) {
    auto unit = shards.units.find(i);
    taken.units.push_back(unit == shards.units.end()
                              ? frontend::SerializedUnit{{}, "no shard contains this unit"}
                              : unit->second);
  }
  return taken;
}

} // namespace tranship::translate

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "translate/PortJobs.h"

#include "translate/PortBlame.h"
#include "translate/TorchHeaders.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ThreadPool.h"

namespace tranship::translate {
namespace {

void keep(PortJob &job, frontend::ContentCache &cache) {
  if (job.isCached || !job.result || job.result->isUnknown)
    return;
  cache.add(job.key, inputsOf(job.command, *job.result), frontend::serializePortUnit(*job.result));
  job.isCached = true;
}

/// Parses for those of the jobs that have no result yet.
void parse(llvm::ArrayRef<PortJob *> jobs, unsigned atATime, frontend::PortParser &parser,
           frontend::ContentCache &cache) {
  llvm::DefaultThreadPool pool(llvm::hardware_concurrency(atATime));
  for (PortJob *job : jobs)
    if (!job->result)
      pool.async([job, &parser, &cache] {
        llvm::StringRef target = job->side == "host" ? llvm::StringRef() : job->side;
        job->result = llvm::expectedToOptional(parser.parse(job->command, target));
        keep(*job, cache);
      });
  pool.wait();
}

/// Whether the unit of a job cannot be judged, whatever its other sides say.
bool cannotBeJudged(const PortJob &job, const PortCheckInput &input) {
  return job.result && (job.result->isUnknown ||
                        llvm::any_of(job.result->errors, [&](const frontend::PortError &error) {
                          return isMissingHere(error.missingHeader, input);
                        }));
}

} // namespace

bool isMissingHere(llvm::StringRef header, const PortCheckInput &input) {
  return !header.empty() && !input.isCudaHeader(header) && !input.lacksCounterpart(header) &&
         !header.starts_with("hip/");
}

std::vector<PortJob> planJobs(const Translation &translation, const PortCheckOptions &options,
                              const PortCheckInput &input, const frontend::PortParser &parser) {
  std::vector<PortJob> jobs;
  std::map<std::string, std::string> portPaths;
  for (const TranslatedFile &file : translation.files)
    portPaths[file.input->source->path()] = portPath(file, input.renameUnits);
  std::string stamp = std::to_string(parser.stamp());
  for (size_t i = 0; i < input.commands.size(); ++i) {
    frontend::CompileCommand command = input.commands[i];
    if (auto found = portPaths.find(command.file); found != portPaths.end())
      command.file = found->second;
    if (input.torchHeaders)
      llvm::append_range(command.flags, torchFlagsForHip(command.flags));
    auto add = [&](const std::string &side, std::optional<size_t> host = std::nullopt,
                   std::optional<size_t> first = std::nullopt) {
      uint64_t key = fingerprintOf(command, "port|" + stamp + "|" + side);
      jobs.push_back({i, command, side, key, host, first});
      return jobs.size() - 1;
    };
    size_t host = add("host");
    std::optional<size_t> first;
    if (command.isCuda)
      for (const std::string &target : options.targets) {
        size_t job = add(target, host, first);
        first = first.value_or(job);
      }
  }
  return jobs;
}

void runJobs(std::vector<PortJob> &jobs, const PortCheckInput &input, frontend::PortParser &parser,
             frontend::ContentCache &cache) {
  std::vector<PortJob *> hosts, first, further;
  for (PortJob &job : jobs) {
    if (std::optional<llvm::StringRef> bytes = cache.find(job.key))
      job.isCached = (job.result = frontend::deserializePortUnit(*bytes)).has_value();
    (job.first ? further : job.host ? first : hosts).push_back(&job);
  }
  parse(hosts, input.jobs, parser, cache);
  for (PortJob &job : jobs)
    if (job.host && !job.result && cannotBeJudged(jobs[*job.host], input))
      job.result = jobs[*job.host].result;
  parse(first, input.jobs, parser, cache);
  for (PortJob *job : further)
    if (const auto &known = jobs[*job->first].result;
        !job->result && known && !known->dependsOnTarget)
      job->result = known;
  parse(further, input.jobs, parser, cache);
  for (PortJob &job : jobs)
    keep(job, cache);
  cache.save();
}

} // namespace tranship::translate

// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "service/rpc/RpcServer.h"
#include "service/rpc/RpcError.h"
#include "support/StreamFile.h"
#include "support/Test.h"

#include <fcntl.h>
#include <unistd.h>

using namespace tranship;
using namespace tranship::service;

namespace {

/// What a server with the method `echo` answers to an input.
std::string answers(llvm::StringRef input, Framing framing = Framing::Lines) {
  StreamFile given, taken;
  REQUIRE(messageOf(given.create(input)) == "");
  REQUIRE(messageOf(taken.create()) == "");
  int in = open(given.path().str().c_str(), O_RDONLY);
  int out = open(taken.path().str().c_str(), O_WRONLY);
  MessageStream stream(in, out, framing);
  RpcServer server(stream);
  server.onRequest("echo", [](RpcServer::Request request) {
    if (request.params.kind() == llvm::json::Value::Null)
      request.reply(rpcError(ErrorCode::InvalidParams, "nothing to echo"));
    else
      request.reply(request.params);
  });
  server.onNotification("stop", [&](const llvm::json::Value &) { server.stop(); });
  server.run();
  close(in);
  close(out);
  return taken.read();
}

std::string echo(llvm::StringRef id, llvm::StringRef params) {
  return ("{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"echo\",\"params\":" + params + "}")
      .str();
}

std::string framed(llvm::StringRef text) {
  return ("Content-Length: " + llvm::Twine(text.size()) + "\r\n\r\n" + text).str();
}

} // namespace

TEST_CASE("RpcServer - answers requests in lines", "[service]") {
  CHECK(answers(echo("1", "[7]") + "\n\n" + echo("\"x\"", "{}") + "\r\n") ==
        "{\"id\":1,\"jsonrpc\":\"2.0\",\"result\":[7]}\n"
        "{\"id\":\"x\",\"jsonrpc\":\"2.0\",\"result\":{}}\n");
  CHECK(answers(echo("1", "[7]")) == answers(echo("1", "[7]") + "\n"));
}

TEST_CASE("RpcServer - answers requests with headers", "[service]") {
  std::string result = "{\"id\":1,\"jsonrpc\":\"2.0\",\"result\":[7]}";
  CHECK(answers(framed(echo("1", "[7]")), Framing::Headers) == framed(result));
  CHECK(answers("content-type: x\r\ncontent-LENGTH: " + std::to_string(echo("1", "[7]").size()) +
                    "\r\n\r\n" + echo("1", "[7]"),
                Framing::Headers) == framed(result));
  // What follows a message without a length is read.
  CHECK(llvm::StringRef(answers("x: y\r\n\r\n" + framed(echo("1", "[7]")), Framing::Headers))
            .ends_with(framed(result)));
  CHECK(answers("Content-Length: 99999999999\r\n\r\nx", Framing::Headers) == "");
}

TEST_CASE("RpcServer - answers mistakes with errors", "[service]") {
  auto codeOf = [](llvm::StringRef line) {
    std::string answer = answers(line.str() + "\n");
    return llvm::StringRef(answer).split("\"code\":").second.split(',').first.str();
  };
  CHECK(codeOf("{") == "-32700");
  CHECK(codeOf("\xFF") == "-32700");
  CHECK(codeOf(std::string(100000, '[')) == "-32700");
  for (llvm::StringRef text : {"7", "[]", "{}", "{\"jsonrpc\":\"2.0\",\"id\":1}",
                               "{\"jsonrpc\":\"2.0\",\"id\":[],\"method\":\"echo\"}"})
    CHECK(codeOf(text) == "-32600");
  CHECK(codeOf("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"no\"}") == "-32601");
  CHECK(codeOf("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"echo\"}") == "-32602");
  // Neither an unknown notification nor a response has an answer.
  CHECK(answers("{\"jsonrpc\":\"2.0\",\"method\":\"no\"}\n"
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":1}\n") == "");
}

TEST_CASE("RpcServer - answers batches together", "[service]") {
  CHECK(answers("[" + echo("1", "[1]") + "," + echo("2", "[2]") + "]\n") ==
        "[{\"id\":1,\"jsonrpc\":\"2.0\",\"result\":[1]},"
        "{\"id\":2,\"jsonrpc\":\"2.0\",\"result\":[2]}]\n");
  CHECK(answers("[{\"jsonrpc\":\"2.0\",\"method\":\"no\"}]\n") == "");
}

TEST_CASE("RpcServer - stops", "[service]") {
  CHECK(answers("{\"jsonrpc\":\"2.0\",\"method\":\"stop\"}\n" + echo("1", "[7]") + "\n") == "");
}

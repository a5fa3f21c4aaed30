// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "frontend/record/ModifiedVariables.h"

#include "clang/AST/ASTContext.h"
#include "clang/AST/DynamicRecursiveASTVisitor.h"
#include "clang/Frontend/ASTUnit.h"
#include "clang/Tooling/Tooling.h"

#include "support/Test.h"

#include <set>

using namespace tranship;

namespace {

class Visitor : public clang::DynamicRecursiveASTVisitor {
public:
  bool VisitStmt(clang::Stmt *statement) override {
    modified.statement(statement);
    return true;
  }
  bool VisitVarDecl(clang::VarDecl *variable) override {
    modified.variable(variable);
    variables.push_back(variable);
    return true;
  }
  frontend::ModifiedVariables modified;
  std::vector<const clang::VarDecl *> variables;
};

/// The names of the variables in the body of a function that may not keep their first value.
std::set<std::string> modifiedIn(const std::string &body) {
  std::unique_ptr<clang::ASTUnit> unit = clang::tooling::buildASTFromCodeWithArgs(
      "struct Pair { int x; int y[2]; Pair &operator+=(int); Pair &operator=(const Pair &) = "
      "default; };\n"
      "struct Holder { explicit Holder(int &); };\n"
      "void change(int &); void read(const int &); void take(int);\n"
      "void f(int other, bool choice) {" +
          body + "}",
      {"-std=c++20"});
  Visitor visitor;
  visitor.TraverseDecl(unit->getASTContext().getTranslationUnitDecl());
  std::set<std::string> names;
  for (const clang::VarDecl *variable : visitor.variables)
    if (visitor.modified.contains(variable))
      names.insert(variable->getNameAsString());
  return names;
}

using Names = std::set<std::string>;

} // namespace

TEST_CASE("ModifiedVariables: assignments and steps") {
  CHECK(modifiedIn("int a = 1; a = other;") == Names{"a"});
  CHECK(modifiedIn("int a = 1, b = 2; (a) += b; --b;") == Names{"a", "b"});
  CHECK(modifiedIn("Pair a = {}, b = {}; a.x = 1; b.y[other] = 2;") == Names{"a", "b"});
  CHECK(modifiedIn("Pair a = {}, b = {}; a = Pair(); b += 1;") == Names{"a", "b"});
  CHECK(modifiedIn("int a = 1, b = 2; (choice ? a : b) = 3;") == Names{"a", "b"});
  CHECK(modifiedIn("int a = 1; int b = a + other; take(b); read(a);").empty());
  CHECK(modifiedIn("int *p = new int(1); *p = 2;").empty());
}

TEST_CASE("ModifiedVariables: what a pointer or a reference may change") {
  CHECK(modifiedIn("int a = 1; int *p = &a;") == Names{"a"});
  CHECK(modifiedIn("int a = 1; int &r = a;") == Names{"a"});
  CHECK(modifiedIn("int a = 1; auto &&r = a;") == Names{"a"});
  CHECK(modifiedIn("int a = 1; const int &r = a;").empty());
  CHECK(modifiedIn("int a = 1; change(a);") == Names{"a"});
  CHECK(modifiedIn("int a = 1; Holder holder(a);") == Names{"a"});
}

TEST_CASE("ModifiedVariables: a captured variable changes where the lambda changes it") {
  CHECK(modifiedIn("int a = 1, b = 2; auto set = [&] { a = b; };") == Names{"a"});
  CHECK(modifiedIn("int a = 1; auto set = [&a] { ++a; };") == Names{"a"});
  CHECK(modifiedIn("int a = 1; auto set = [&r = a] { r = 2; };") == Names{"a", "r"});
  CHECK(modifiedIn("int a = 1; auto get = [&] { return a; };").empty());
}

TEST_CASE("ModifiedVariables: outputs of asm") {
  CHECK(modifiedIn("int a = 1, b = 2; asm(\"\" : \"=r\"(a) : \"r\"(b));") == Names{"a"});
  CHECK(modifiedIn("int a = 1; asm(\"\" : \"+r\"(a));") == Names{"a"});
}

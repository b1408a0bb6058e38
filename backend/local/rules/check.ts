import { checkExpression, type Names } from './check-expression';
import { findFunction, type Scope } from './scope';
import type {
  Block,
  Expression,
  FunctionDeclaration,
  Match,
  Mistake,
  Named,
  RulesFile,
  Span,
} from './syntax/syntax';
import { documentFunctions, namespaces, plainFunctions } from './types';
import { callsIn } from './walk';

// Limits of the service, see "Security rules" under firebase.google.com/docs/firestore/quotas.
const MAX_PARAMETERS = 7;
const MAX_LETS = 10;
const MAX_CALL_DEPTH = 20;
const MAX_NESTED_MATCHES = 10;
const METHODS = new Set(['get', 'list', 'create', 'update', 'delete', 'read', 'write']);

const GLOBALS: readonly string[] = ['request', 'resource'];
const BUILT_IN_FUNCTIONS = new Set([
  ...GLOBALS,
  ...Object.keys(namespaces),
  ...Object.keys(plainFunctions),
  ...documentFunctions,
  'debug',
]);

/** Everything wrong with a parsed file: unknown names, wrong arity, doubles, recursion, limits. */
export function check(file: RulesFile): Mistake[] {
  const checker = new Checker();
  if (file.version?.value !== '2') {
    checker.report(file.version?.at ?? file.service.at, "rules_version = '2'; must be the first statement");
  }
  if (file.service.name !== 'cloud.firestore') {
    checker.report(file.service.at, `expected cloud.firestore, found ${file.service.name}`);
  }
  for (const { at } of file.body.allows) checker.report(at, 'allow needs a match around it');
  checker.block(file.body, new Map(), undefined, 0);
  return checker.mistakes.sort((a, b) => a.line - b.line || a.column - b.column);
}

class Checker {
  readonly mistakes: Mistake[] = [];

  report({ line, column }: Span, reason: string): void {
    this.mistakes.push({ line, column, reason });
  }

  block(block: Block, wildcards: ReadonlyMap<string, Span>, outer: Scope | undefined, depth: number): void {
    const scope: Scope = { functions: this.#functions(block.functions), outer };
    for (const declaration of block.functions) this.#function(declaration, wildcards, scope);
    for (const { methods, condition } of block.allows) {
      for (const { name, at } of methods) {
        if (!METHODS.has(name)) this.report(at, `'${name}' is not a method: use ${[...METHODS].join(', ')}`);
      }
      if (condition)
        this.#expression(condition, { variables: new Set([...GLOBALS, ...wildcards.keys()]), scope });
    }
    for (const match of block.matches) this.#match(match, wildcards, scope, depth + 1);
  }

  #match(match: Match, outer: ReadonlyMap<string, Span>, scope: Scope, depth: number): void {
    if (depth > MAX_NESTED_MATCHES)
      this.report(match.at, `matches are nested more than ${MAX_NESTED_MATCHES} deep`);
    const wildcards = new Map(outer);
    for (const segment of match.pattern) {
      if (segment.type === 'text') continue;
      if (wildcards.has(segment.name)) this.report(segment.at, `{${segment.name}} is bound already`);
      this.#notGlobal(segment);
      wildcards.set(segment.name, segment.at);
    }
    const [, second] = match.pattern.filter(({ type }) => type === 'rest');
    if (second) this.report(second.at, 'a match has one recursive wildcard at most');
    this.block(match, wildcards, scope, depth);
  }

  #functions(declarations: readonly FunctionDeclaration[]): Map<string, FunctionDeclaration> {
    const byName = new Map<string, FunctionDeclaration>();
    for (const declaration of declarations) {
      if (byName.has(declaration.name))
        this.report(declaration.at, `${declaration.name}() is declared twice`);
      if (BUILT_IN_FUNCTIONS.has(declaration.name)) {
        this.report(declaration.at, `'${declaration.name}' is a name of the language`);
      }
      byName.set(declaration.name, declaration);
    }
    return byName;
  }

  #function(declaration: FunctionDeclaration, wildcards: ReadonlyMap<string, Span>, scope: Scope): void {
    const { name, at, parameters, lets } = declaration;
    if (parameters.length > MAX_PARAMETERS)
      this.report(at, `${name}() has more than ${MAX_PARAMETERS} parameters`);
    if (lets.length > MAX_LETS) this.report(at, `${name}() has more than ${MAX_LETS} let variables`);
    const own = new Set<string>();
    for (const local of [...parameters, ...lets]) {
      if (own.has(local.name)) this.report(local.at, `'${local.name}' is declared twice`);
      this.#notGlobal(local);
      own.add(local.name);
    }
    const variables = new Set([
      ...GLOBALS,
      ...wildcards.keys(),
      ...parameters.map((parameter) => parameter.name),
    ]);
    for (const variable of lets) {
      this.#expression(variable.value, { variables, scope });
      variables.add(variable.name);
    }
    this.#expression(declaration.result, { variables, scope });
    this.#calls(declaration, scope, [declaration]);
  }

  /** Follows the calls of a function: recursion is forbidden, and so is too deep a chain. */
  #calls(start: FunctionDeclaration, scope: Scope, chain: readonly FunctionDeclaration[]): void {
    const last = chain.at(-1) ?? start;
    for (const name of callsIn(last)) {
      const found = findFunction(scope, name);
      if (found === undefined) continue;
      if (found.declaration === start) {
        this.report(start.at, `${start.name}() calls itself`);
        return;
      }
      if (chain.includes(found.declaration)) continue;
      if (chain.length >= MAX_CALL_DEPTH) {
        this.report(start.at, `calls from ${start.name}() are nested more than ${MAX_CALL_DEPTH} deep`);
        return;
      }
      this.#calls(start, found.scope, [...chain, found.declaration]);
    }
  }

  // Other names may be hidden: `{path=**}` is the usual name of a recursive wildcard, and path() a function.
  #notGlobal({ name, at }: Named): void {
    if (GLOBALS.includes(name)) this.report(at, `'${name}' is a name of the language`);
  }

  #expression(expression: Expression, names: Names): void {
    checkExpression(expression, names, (at, reason) => this.report(at, reason));
  }
}

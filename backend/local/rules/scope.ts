import type { Bindings } from './pattern';
import type { FunctionDeclaration } from './syntax/syntax';
import type { Outcome } from './values/value';

/** The functions of a block and of those around it. */
export interface Scope {
  functions: ReadonlyMap<string, FunctionDeclaration>;
  outer: Scope | undefined;
}

/** A function and the scope its body sees. */
export interface Found {
  declaration: FunctionDeclaration;
  scope: Scope;
}

/** The innermost function of this name. */
export function findFunction(scope: Scope | undefined, name: string): Found | undefined {
  if (scope === undefined) return undefined;
  const declaration = scope.functions.get(name);
  return declaration === undefined ? findFunction(scope.outer, name) : { declaration, scope };
}

/** What names stand for while an expression is evaluated. */
export interface Environment {
  /** Wildcards of the matches around. */
  bindings: Bindings;
  /** Parameters and `let` variables. */
  locals: ReadonlyMap<string, Outcome>;
  scope: Scope;
}

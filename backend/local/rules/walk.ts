import type { Expression, FunctionDeclaration } from './syntax/syntax';

/** The expressions directly inside an expression. */
export function partsOf(of: Expression): readonly Expression[] {
  switch (of.type) {
    case 'literal':
    case 'name':
      return [];
    case 'list':
      return of.items;
    case 'map':
      return of.entries.flatMap(({ key, value }) => [key, value]);
    case 'path':
      return of.segments.filter((segment) => typeof segment !== 'string');
    case 'member':
    case 'not':
    case 'negate':
    case 'is':
      return [of.of];
    case 'index':
      return [of.of, of.index];
    case 'range':
      return [of.of, of.from, of.to];
    case 'call':
      return of.args;
    case 'method':
      return [of.of, ...of.args];
    case 'binary':
    case 'and':
    case 'or':
      return [of.left, of.right];
    case 'ternary':
      return [of.test, of.then, of.otherwise];
  }
}

/** Names of the functions a function calls. */
export function callsIn({ lets, result }: FunctionDeclaration): Set<string> {
  const names = new Set<string>();
  const visit = (expression: Expression): void => {
    if (expression.type === 'call') names.add(expression.name);
    partsOf(expression).forEach(visit);
  };
  [...lets.map(({ value }) => value), result].forEach(visit);
  return names;
}

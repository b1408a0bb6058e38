import { findFunction, type Scope } from './scope';
import type { Expression, Span } from './syntax/syntax';
import { aritiesOf, documentFunctions, kindNames, namespaces, plainFunctions } from './types';
import { compileRegex } from './types/regex';
import { partsOf } from './walk';

/** What an expression may name. */
export interface Names {
  variables: ReadonlySet<string>;
  scope: Scope;
}

type Report = (at: Span, reason: string) => void;

const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  request: ['auth', 'method', 'path', 'resource', 'time', 'query'],
  resource: ['data', 'id', '__name__'],
};
const QUERY_MEMBERS = ['limit', 'offset', 'orderBy'];
const AUTH_MEMBERS = ['uid', 'token'];

/** Reports unknown names, wrong arity and what can never work in an expression and its parts. */
export function checkExpression(of: Expression, names: Names, report: Report): void {
  switch (of.type) {
    case 'name':
      if (!names.variables.has(of.name)) report(of.at, unknownName(of.name));
      return;
    case 'is':
      if (!kindNames.includes(of.kind))
        report(of.at, `'${of.kind}' is not a type: use ${kindNames.join(', ')}`);
      break;
    case 'member':
      checkMember(of, report);
      break;
    case 'call':
      checkCall(of, names, report);
      break;
    case 'method':
      if (checkMethod(of, names, report)) {
        for (const arg of of.args) checkExpression(arg, names, report);
        return;
      }
      break;
    default:
      break;
  }
  for (const part of partsOf(of)) checkExpression(part, names, report);
}

const unknownName = (name: string): string =>
  Object.hasOwn(namespaces, name)
    ? `${name} is a namespace: call one of its functions`
    : `'${name}' is not defined`;

function checkMember(of: Extract<Expression, { type: 'member' }>, report: Report): void {
  const known = membersOf(of.of);
  if (known && !known.includes(of.name))
    report(of.at, `there is no '${of.name}' here: use ${known.join(', ')}`);
}

function membersOf(of: Expression): readonly string[] | undefined {
  if (of.type === 'name') return Object.hasOwn(MEMBERS, of.name) ? MEMBERS[of.name] : undefined;
  if (of.type !== 'member' || of.of.type !== 'name' || of.of.name !== 'request') return undefined;
  if (of.name === 'resource') return MEMBERS.resource;
  return of.name === 'query' ? QUERY_MEMBERS : of.name === 'auth' ? AUTH_MEMBERS : undefined;
}

function checkCall(of: Extract<Expression, { type: 'call' }>, { scope }: Names, report: Report): void {
  const own = findFunction(scope, of.name);
  const arity = own ? own.declaration.parameters.length : builtInArity(of.name);
  if (arity === undefined) report(of.at, `there is no function ${of.name}()`);
  else checkArity(of, [arity], report);
}

const builtInArity = (name: string): number | undefined =>
  (documentFunctions as readonly string[]).includes(name) ||
  name === 'debug' ||
  Object.hasOwn(plainFunctions, name)
    ? 1
    : undefined;

/** Whether it is a call of a namespace's function, whose left side is no variable. */
function checkMethod(
  of: Extract<Expression, { type: 'method' }>,
  { variables }: Names,
  report: Report,
): boolean {
  const target = of.of.type === 'name' && !variables.has(of.of.name) ? of.of.name : '';
  if (Object.hasOwn(namespaces, target)) {
    const functions = namespaces[target] ?? {};
    const found = Object.hasOwn(functions, of.name) ? functions[of.name] : undefined;
    if (found) checkArity(of, [found.arity], report);
    else report(of.at, `there is no function ${target}.${of.name}()`);
    return true;
  }
  const arities = aritiesOf(of.name);
  if (arities.length === 0) report(of.at, `no type has a method ${of.name}()`);
  else checkArity(of, arities, report);
  checkPattern(of, report);
  return false;
}

function checkArity(
  of: { name: string; args: readonly Expression[]; at: Span },
  arities: readonly number[],
  report: Report,
) {
  if (arities.includes(of.args.length)) return;
  const wanted = [...new Set(arities)].sort().join(' or ');
  report(of.at, `${of.name}() takes ${wanted} argument${wanted === '1' ? '' : 's'}, not ${of.args.length}`);
}

/** A pattern written out must be one of RE2 now, not when the first request meets it. */
function checkPattern({ name, args }: Extract<Expression, { type: 'method' }>, report: Report): void {
  const [pattern] = args;
  if (!['matches', 'replace', 'split'].includes(name) || pattern?.type !== 'literal') return;
  const { value, at } = pattern;
  if (value.kind === 'string' && compileRegex(value.value) === undefined) {
    report(at, `'${value.value}' is not a regular expression of RE2`);
  }
}

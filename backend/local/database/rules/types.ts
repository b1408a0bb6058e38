/**
 * What an expression can be, as far as its text says. `any` is a scalar of the data, `claims` what a token says, which
 * has members besides.
 */
export type RuleType =
  | 'boolean'
  | 'string'
  | 'number'
  | 'null'
  | 'any'
  | 'snapshot'
  | 'auth'
  | 'claims'
  | 'regex'
  | 'list';

const NAMES: Readonly<Record<RuleType, string>> = {
  boolean: 'true or false',
  string: 'a text',
  number: 'a number',
  null: 'null',
  any: 'a value',
  snapshot: 'a place of the data',
  auth: 'who asks',
  claims: 'a claim',
  regex: 'a pattern',
  list: 'a list',
};

/** A type in words. */
export const typeName = (type: RuleType): string => NAMES[type];

/** Whether something of a type may turn out to be what is wanted. */
export const mayBe = (type: RuleType, wanted: RuleType): boolean =>
  type === wanted || ((type === 'any' || type === 'claims') && SCALARS.has(wanted));

const SCALARS: ReadonlySet<RuleType> = new Set(['boolean', 'string', 'number', 'null']);

const COMPARED: ReadonlySet<RuleType> = new Set([...SCALARS, 'any', 'claims']);

/** Whether two can be equal. Only null can be compared with who asks. */
export function comparable(a: RuleType, b: RuleType): boolean {
  if (a === 'null' || b === 'null') return [a, b].every((type) => COMPARED.has(type) || type === 'auth');
  return (
    COMPARED.has(a) && COMPARED.has(b) && (mayBe(a, b) || mayBe(b, a) || !SCALARS.has(a) || !SCALARS.has(b))
  );
}

/** Something from outside does not keep the contract; the message names what, where and what to do. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
}

export type Fields = Readonly<Record<string, unknown>>;

export function fail(where: string, what: string): never {
  throw new ContractError(`${where}: ${what}`);
}

export function object(value: unknown, where: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(where, 'must be an object.');
  return value as Fields;
}

export function text(fields: Fields, field: string, where: string, form?: RegExp): string {
  const value = fields[field];
  if (typeof value !== 'string' || value === '') fail(where, `"${field}" must be a non-empty text.`);
  if (form && !form.test(value)) fail(where, `"${field}" is "${value}" but must match ${form}.`);
  return value;
}

export function list(fields: Fields, field: string, where: string): readonly unknown[] {
  const value = fields[field];
  if (!Array.isArray(value)) fail(where, `"${field}" must be a list.`);
  return value;
}

/** Like `list`, for a field that may be left out. */
export const maybeList = (fields: Fields, field: string, where: string) =>
  fields[field] === undefined ? [] : list(fields, field, where);

/** One of a few words. */
export function choice(fields: Fields, field: string, where: string, known: readonly string[]): void {
  const value = text(fields, field, where);
  if (!known.includes(value)) fail(where, `"${field}" is "${value}" but must be one of ${known.join(', ')}.`);
}

/** Refuses a word that stands there twice. */
export function distinct(words: readonly string[], where: string, field: string): void {
  const twice = words.find((word, index) => words.indexOf(word) !== index);
  if (twice !== undefined) fail(where, `"${field}" has "${twice}" twice; give one of them another name.`);
}

/** Whether an address lies at or below one of these paths. */
export const owns = (paths: readonly string[], to: string) =>
  paths.some((path) => to === path || to.startsWith(`${path}/`));

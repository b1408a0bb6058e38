import { invalid } from './status';

/** A parsed JSON object of unknown content. */
export type Json = { readonly [key: string]: unknown };

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects and lists in each other that the service's reader of JSON takes. */
const MAX_DEPTH = 100;

/** Refuses a message that is too deep for the service, and here for the stack. Throws INVALID_ARGUMENT. */
export function checkDepth(message: unknown, key = '', left = MAX_DEPTH): void {
  if (typeof message !== 'object' || message === null) return;
  if (left === 0) {
    const why = `Message too deep. Max recursion depth reached for key '${key}'`;
    throw invalid(`Invalid JSON payload received. ${why}`);
  }
  if (Array.isArray(message)) for (const item of message) checkDepth(item, key, left - 1);
  else for (const [name, part] of Object.entries(message)) checkDepth(part, name, left - 1);
}

/** An own member; what an object inherits is never a member of a message. */
export const member = (json: Json, key: string): unknown =>
  Object.hasOwn(json, key) ? json[key] : undefined;

/** An object, an absent member as an empty one. Throws INVALID_ARGUMENT for anything else. */
export function readObject(value: unknown, name: string): Json {
  if (value === undefined || value === null) return {};
  if (!isObject(value)) throw invalid(`${name} must be an object.`);
  return value;
}

/** Refuses members a message does not have: what is not understood must not be passed over in silence. */
export function checkMembers(json: Json, known: readonly string[], name: string): void {
  const unknown = Object.keys(json).find((key) => !known.includes(key));
  if (unknown !== undefined) throw invalid(`${name} has the unknown member "${unknown}".`);
}

export function readList(value: unknown, name: string): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw invalid(`${name} must be a list.`);
  return value;
}

/** A text; an absent member is the empty one, as ProtoJSON leaves defaults out. */
export function readString(value: unknown, name: string): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string') throw invalid(`${name} must be a string.`);
  return value;
}

export function readBoolean(value: unknown, name: string): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value !== 'boolean') throw invalid(`${name} must be a boolean.`);
  return value;
}

/** A whole number from 0; ProtoJSON also writes numbers as texts and wraps optional ones as `{value}`. */
export function readCount(value: unknown, name: string): number | undefined {
  if (value === undefined || value === null) return undefined;
  const bare = isObject(value) ? (member(value, 'value') ?? 0) : value;
  const number = typeof bare === 'string' && bare.trim() !== '' ? Number(bare) : bare;
  if (typeof number !== 'number' || !Number.isInteger(number))
    throw invalid(`${name} must be a whole number.`);
  if (number < 0) throw invalid(`${name} must not be negative.`);
  return number;
}

/** An enum by name or by number, as ProtoJSON allows; the first name is the number 0. */
export function readEnum<Name extends string>(value: unknown, names: readonly Name[], name: string): Name {
  const found =
    typeof value === 'number' ? names[value] : names.find((known) => known === (value ?? names[0]));
  if (found === undefined) throw invalid(`${name} has the unknown value ${JSON.stringify(value)}.`);
  return found;
}

/** A value that JSON has no word for, as it crosses to the server: `{ "$instant": "2026-11-20T09:00:00.000Z" }`, or `{ "$bytes": "iVBORw==" }`. */
type Tagged = Readonly<Record<string, unknown>>;

const isMap = (value: unknown): value is Tagged =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Levels of a value at most: no record of ours has more than a handful. */
export const MOST_DEPTH = 20;

/**
 * A value as JSON, for the way between page and server: instants are told apart from texts, and a field that is
 * undefined stays one, because in a patch undefined means that the field goes. Throws a `TypeError` for what cannot be sent.
 */
export function toWire(value: unknown): unknown {
  if (value === undefined) return { $undefined: true };
  if (value instanceof Date) return { $instant: value.toISOString() };
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`${value} cannot be sent.`);
  if (value instanceof Uint8Array) return { $bytes: textOf(value) };
  if (Array.isArray(value)) return value.map(toWire);
  if (isMap(value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toWire(inner)]));
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value;
  throw new TypeError(`A ${typeof value} cannot be sent.`);
}

/** The value that `toWire` gave. Throws a `TypeError` for a damaged one and for one that is nested too deeply. */
export function fromWire(value: unknown, depth = 0): unknown {
  if (depth > MOST_DEPTH) throw new TypeError('The value is nested too deeply.');
  if (Array.isArray(value)) return value.map((inner) => fromWire(inner, depth + 1));
  if (!isMap(value)) return value;
  if ('$undefined' in value) return undefined;
  if ('$instant' in value) return instantOf(value.$instant);
  if ('$bytes' in value) return bytesOf(value.$bytes);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fromWire(inner, depth + 1)]));
}

function instantOf(text: unknown): Date {
  const instant = new Date(typeof text === 'string' ? text : Number.NaN);
  if (Number.isNaN(instant.getTime())) throw new TypeError('The instant is damaged.');
  return instant;
}

/** Characters that one call takes as its arguments: https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/Function/apply */
const AT_ONCE = 0x8000;

function textOf(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += AT_ONCE)
    text += String.fromCharCode(...bytes.subarray(from, from + AT_ONCE));
  return btoa(text);
}

function bytesOf(text: unknown): Uint8Array {
  try {
    return Uint8Array.from(atob(typeof text === 'string' ? text : '?'), (character) =>
      character.charCodeAt(0),
    );
  } catch (error) {
    throw new TypeError('The bytes are damaged.', { cause: error });
  }
}

import {
  type InferOutput,
  literal,
  number,
  object,
  optional,
  record,
  safeParse,
  string,
  unknown,
  variant,
} from 'valibot';

const Body = object({
  p: optional(string(), ''),
  d: optional(unknown()),
  q: optional(unknown()),
  t: optional(number()),
  h: optional(string()),
  cred: optional(string(), ''),
  authvar: optional(unknown()),
});

const Request = object({ r: number(), a: string(), b: optional(record(string(), unknown()), {}) });
const Message = variant('t', [
  object({ t: literal('d'), d: Request }),
  object({ t: literal('c'), d: object({ t: string() }) }),
]);

/** What the requests of all actions carry; the short names are the protocol's. */
export type RequestBody = InferOutput<typeof Body>;

/** A message of a client; undefined for one that the protocol does not know. */
export type ClientMessage =
  | { readonly kind: 'control'; readonly name: string }
  | { readonly kind: 'request'; readonly id: number; readonly action: string; readonly body: RequestBody };

/** Reads a message as it came over the line; undefined when it is none. */
export function readMessage(text: string): ClientMessage | undefined {
  const parsed = safeParse(Message, jsonOf(text));
  if (!parsed.success) return undefined;
  if (parsed.output.t === 'c') return { kind: 'control', name: parsed.output.d.t };
  const { r, a, b } = parsed.output.d;
  const body = safeParse(Body, b);
  return body.success ? { kind: 'request', id: r, action: a, body: body.output } : undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An answer to a request. */
export const answer = (id: number, status: string, data: unknown): string =>
  JSON.stringify({ t: 'd', d: { r: id, b: { s: status, d: data } } });

/** News that nobody asked for just now. */
export const push = (action: string, body: object): string =>
  JSON.stringify({ t: 'd', d: { a: action, b: body } });

/** A message about the connection. Without data the SDK does not see it. */
export const control = (name: string, data: unknown): string =>
  JSON.stringify({ t: 'c', d: { t: name, d: data } });

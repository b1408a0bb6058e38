import { isObject, type Json } from '../json';

/** A message of the client with its number in the session. */
export interface Incoming {
  readonly offset: number;
  /** Or why it is none. */
  readonly message: Json | string;
}

const MAX_MESSAGE_BYTES = 11 * 1024 * 1024;

const KEY = /^req(\d{1,9})___data__$/;

/** Reads the form of a POST: `ofs`, `count` and the messages; undefined when it is none. */
export function parseForward(form: URLSearchParams): readonly Incoming[] | undefined {
  const first = Number(form.get('ofs') ?? 0);
  if (!Number.isSafeInteger(first) || first < 0) return undefined;
  const incoming: Incoming[] = [];
  for (const [key, text] of form) {
    const match = KEY.exec(key);
    if (match) incoming.push({ offset: first + Number(match[1]), message: parseMessage(text) });
  }
  return incoming.sort((a, b) => a.offset - b.offset);
}

function parseMessage(text: string): Json | string {
  if (Buffer.byteLength(text) > MAX_MESSAGE_BYTES) {
    return `Request payload size exceeds the limit: ${MAX_MESSAGE_BYTES} bytes.`;
  }
  try {
    const message: unknown = JSON.parse(text);
    if (isObject(message)) return message;
  } catch {
    // Said below: broken JSON is no object either.
  }
  return 'The message is not a JSON object.';
}

/** Headers a page may not set travel in the form, one a line. Names in lower case. */
export function parseHeaders(form: URLSearchParams): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  for (const line of (form.get('headers') ?? '').split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers[line.slice(0, colon).trim().toLowerCase()] = line.slice(colon + 1).trim();
  }
  return headers;
}

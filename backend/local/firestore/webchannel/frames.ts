/** One message to a client with its number in the session. */
export interface Numbered {
  readonly id: number;
  /** The message as JSON. */
  readonly text: string;
}

/** Frames the client's library reads: the length in UTF-16 code units, a line break, the JSON. */
export const frame = (json: string): string => `${json.length}\n${json}`;

/** Numbered messages as one frame. */
export const messagesFrame = (messages: readonly Numbered[]): string =>
  frame(`[${messages.map(({ id, text }) => `[${id},[${text}]]`).join(',')}]`);

/** What a session sends first: its id, the protocol's version, and how often (ms) it says that it is there. */
export const handshakeFrame = (sid: string, keepAliveMs: number): string =>
  frame(JSON.stringify([[0, ['c', sid, '', 8, 12, keepAliveMs]]]));

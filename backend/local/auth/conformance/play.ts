import { normalise } from './normalise';
import type { Reply, Request, Scenario } from './request';

/** A server to play against: ours in this process or any other over HTTP. */
export interface Player {
  send(request: Request): Promise<Reply>;
  wait(ms: number): Promise<void>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Text fields of an answer, those of its last list entry included (a list of codes, of accounts). */
function textsOf(body: unknown): Record<string, string> {
  if (!isRecord(body)) return {};
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === 'string') texts[name] = value;
    else if (Array.isArray(value)) Object.assign(texts, textsOf(value.at(-1)));
  }
  return texts;
}

/** Plays the steps one after the other; gives each answer with what differs from run to run replaced. */
export async function play(scenario: Scenario, player: Player): Promise<Record<string, Reply>> {
  const seen = new Map<string, Record<string, string>>();
  const replies: Record<string, Reply> = {};
  for (const [name, { request, waitMs }] of Object.entries(scenario)) {
    if (waitMs !== undefined) await player.wait(waitMs);
    const reply = await player.send(request((step) => seen.get(step) ?? {}));
    seen.set(name, textsOf(reply.body));
    replies[name] = { status: reply.status, body: normalise(reply.body) };
  }
  return replies;
}

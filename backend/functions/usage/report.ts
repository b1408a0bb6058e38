import { onRequest } from 'firebase-functions/https';
import * as v from 'valibot';
import { identities } from '../access/identities';
import { PLACE } from '../place';
import { Counts } from './counts';

/** Browsers take no more of a page at once: https://fetch.spec.whatwg.org/#http-network-or-cache-fetch */
const MOST_BYTES = 64 * 1024;

const STATUS = { damaged: 400, stranger: 403, tooOften: 429 } as const;

const counts = new Counts();

/**
 * Takes what a page counted of its use, failures and refusals of the policy among it, by build; nothing of persons or
 * records. It comes as a beacon, which can name nobody beside what it carries: so the token stands in the text.
 */
export const report = onRequest(
  { ...PLACE, maxInstances: 1, invoker: 'public' },
  async ({ method, rawBody }, response) => {
    response.status(method === 'POST' ? await statusOf(rawBody ?? new Uint8Array()) : 405).end();
  },
);

const sentSchema = v.strictObject({ token: v.string(), rows: v.unknown() });

async function statusOf(body: Uint8Array): Promise<number> {
  if (body.byteLength > MOST_BYTES) return 413;
  const { success, output } = v.safeParse(sentSchema, parsed(body));
  if (!success) return 400;
  const { token, rows } = output;
  const person = await identities()
    .verifyIdToken(token)
    .catch(() => undefined);
  if (!person) return 401;
  const refusal = await counts.take({ uid: person.uid, signedInAt: person.auth_time }, { rows });
  return refusal ? STATUS[refusal] : 204;
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

/**
 * Records the answers of the official Authentication emulator as fixtures. It is part of the npm package
 * `firebase-tools`, too big to be a dependency here: install it elsewhere. It needs neither Java nor a network.
 *
 *   npm install firebase-tools        (in an empty folder; recorded with 15.34.2)
 *   echo '{"emulators":{"auth":{"host":"127.0.0.1","port":9099}}}' > firebase.json
 *   npx firebase-tools emulators:exec --only auth --project demo-facility \
 *     "cd <this repository> && AUTH_EMULATOR=127.0.0.1:9099 npx jiti backend/local/auth/conformance/record.ts"
 *
 * It takes six minutes, most of them waiting for a sign-in to grow old. Names of fixtures as arguments record only
 * those.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { RUNS, type Run } from './cases';
import { type Player, play } from './play';
import { emulator, type Reply, type Request } from './request';

const host = process.env.AUTH_EMULATOR;
if (!host) throw new Error('AUTH_EMULATOR must be the host and port of the official emulator.');

async function send({ method, path, body, headers }: Request): Promise<Reply> {
  const response = await fetch(`http://${host}${path}`, {
    method,
    ...(headers === undefined ? {} : { headers }),
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

const ask = (method: string, name: string, body?: unknown): Promise<Reply> =>
  send(emulator(method, name, body).request(() => ({})));

const codesOf = (reply: Reply): { oobCode: string }[] =>
  (reply.body as { oobCodes?: { oobCode: string }[] } | undefined)?.oobCodes ?? [];

/** The emulator without accounts. Its codes cannot be cleared: those of earlier scenarios are left out of its lists. */
async function fresh({ hidesAddresses }: Run): Promise<Player> {
  await ask('DELETE', 'accounts');
  await ask('PATCH', 'config', {
    signIn: { allowDuplicateEmails: false },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: hidesAddresses },
  });
  const old = new Set(codesOf(await ask('GET', 'oobCodes')).map(({ oobCode }) => oobCode));
  return {
    wait: async (ms) => void (await sleep(ms)),
    send: async (request) => {
      const reply = await send(request);
      const codes = codesOf(reply);
      return codes.length === 0
        ? reply
        : { ...reply, body: { oobCodes: codes.filter(({ oobCode }) => !old.has(oobCode)) } };
    },
  };
}

async function record(run: Run): Promise<void> {
  const answers: Record<string, unknown> = {};
  for (const [name, scenario] of Object.entries(run.table)) {
    answers[name] = await play(scenario, await fresh(run));
  }
  const file = join(__dirname, 'fixtures', `${run.name}.json`);
  writeFileSync(file, `${JSON.stringify(answers, null, 2)}\n`);
  console.log(`Recorded ${run.name}.`);
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  for (const run of RUNS) if (wanted.length === 0 || wanted.includes(run.name)) await record(run);
}

void main();

import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { RestClient } from '../testing/rest-client';
import { setFaults } from '../testing/set-faults';
import { type FuzzRequest, FuzzRequests } from './fuzz-requests';
import { Random } from './random';
import type { ServedBackend } from './served-backend';

const WORKERS = 12;
const HUNG_AFTER_MS = 15_000;
const WARM_SHARE = 0.25;
const SESSIONS_EXPIRE_MS = 10 * 60_000;
// Twice what the backend waits between looks at its sessions, and more.
const TICKS_MS = 700;
const MOST_FINDINGS = 10;

export interface FuzzResult {
  readonly inputs: number;
  /** Answers by status; `left` where the client went away first, as planned. */
  readonly answers: Readonly<Record<string, number>>;
  /** Bytes of heap after garbage collection, once warm and at the end. */
  readonly heapWarm: number;
  readonly heapEnd: number;
  /** Crashes, hangs, internal errors, in words. */
  readonly findings: readonly string[];
}

/** Sends random inputs until there were `inputs` of them or the time `until` (milliseconds since 1970) has come. */
export async function fuzz(
  backend: ServedBackend,
  inputs: number,
  seed: number,
  until: number,
): Promise<FuzzResult> {
  const requests = new FuzzRequests(new Random(seed), new RestClient(backend).root);
  const agent = new Agent({ keepAlive: true, maxSockets: WORKERS });
  const answers: Record<string, number> = {};
  const findings: string[] = [];
  let sent = 0;
  const work = async (limit: number) => {
    while (sent < limit && Date.now() < until && findings.length < MOST_FINDINGS && backend.isRunning) {
      sent += 1;
      const input = requests.next();
      const { outcome, text } = await send(backend, agent, input);
      answers[outcome] = (answers[outcome] ?? 0) + 1;
      const sid = input.opensSession ? /"c","([0-9a-f]+)"/.exec(text)?.[1] : undefined;
      if (sid !== undefined) requests.noteSession(sid);
      if (outcome === '500' || outcome === 'hung' || outcome === 'broken') {
        findings.push(`${outcome}: ${input.method} ${input.path} ${input.body?.slice(0, 500)} -> ${text}`);
      }
    }
  };
  const workAll = (limit: number) => Promise.all(Array.from({ length: WORKERS }, () => work(limit)));
  await workAll(Math.ceil(inputs * WARM_SHARE));
  const warm = await memoryAtRest(backend);
  await workAll(inputs);
  const end = await memoryAtRest(backend);
  agent.destroy();
  findings.push(...end.failures.slice(0, MOST_FINDINGS));
  return { inputs: sent, answers, heapWarm: warm.heapUsed, heapEnd: end.heapUsed, findings };
}

/** Lets what a closed tab leaves behind expire, so that only what is never let go of is measured. */
async function memoryAtRest(backend: ServedBackend) {
  await setFaults(backend, { clock: SESSIONS_EXPIRE_MS });
  await wait(TICKS_MS);
  await setFaults(backend, { clock: 0 });
  return backend.memory();
}

interface Outcome {
  readonly outcome: string;
  readonly text: string;
}

function send(backend: ServedBackend, agent: Agent, input: FuzzRequest): Promise<Outcome> {
  const { method, path, headers, body, leavesAfterMs } = input;
  const { port } = new URL(backend.url);
  return new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', port, agent, method, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        if (text.length < 2_000) text += chunk;
      });
      response.on('end', () => finish(String(response.statusCode), text));
    });
    const timer = setTimeout(() => {
      finish(leavesAfterMs === undefined ? 'hung' : 'left');
      sent.destroy();
    }, leavesAfterMs ?? HUNG_AFTER_MS);
    const finish = (outcome: string, text = '') => {
      clearTimeout(timer);
      resolve({ outcome, text });
    };
    sent.on('error', (error) => finish('broken', error.message));
    sent.end(body);
  });
}

import { RawClient } from '../database/testing/raw-client';
import { eventually } from '../testing/eventually';
import { type ServedBackend, serveBackend } from './served-backend';

/** What became of many pages at once; times in milliseconds. */
export interface Crowd {
  /** Until all were there, each signed in, with its row written and left to be removed. */
  readonly opened: number;
  /** From before a write until another page of the same record has it, once for each round. */
  readonly toOne: readonly number[];
  /** The same of a mark in the list that all pages watch, until the last has it. */
  readonly toAll: readonly number[];
  /** From the end of half of the pages until their rows were gone. */
  readonly cleaned: number;
  /** How many rows are left then. */
  readonly left: number;
  /** Bytes of memory that a page costs the backend. */
  readonly bytesEach: number;
}

const PAGES_OF_A_RECORD = 10;
const CLEANED_MS = 60_000;

/** Opens `sessions` pages on a backend of its own over `directory` with these rules, and lets half of them die. */
export async function crowdOfPages(
  sessions: number,
  rounds: number,
  directory: string,
  rules: string,
): Promise<Crowd> {
  const backend = await serveBackend(directory, undefined, rules);
  try {
    return await measure(backend, sessions, rounds);
  } finally {
    await backend.kill();
  }
}

async function measure(backend: ServedBackend, sessions: number, rounds: number): Promise<Crowd> {
  const empty = await backend.memory();
  const started = performance.now();
  const pages = await Promise.all(Array.from({ length: sessions }, (_, index) => openPage(backend, index)));
  const opened = performance.now() - started;
  const full = await backend.memory();
  const toOne: number[] = [];
  const toAll: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    toOne.push(await reachNeighbour(pages, round));
    toAll.push(await reachAll(pages, round));
  }
  const half = pages.slice(0, sessions >> 1);
  const ended = performance.now();
  for (const page of half) page.cut();
  const left = await rowsAfter(backend, sessions - half.length);
  const cleaned = performance.now() - ended;
  for (const page of pages) page.cut();
  return { opened, toOne, toAll, cleaned, left, bytesEach: (full.rss - empty.rss) / sessions };
}

const recordOf = (index: number): string => `/here/tasks/t${Math.floor(index / PAGES_OF_A_RECORD)}`;

/** A page that has a record open, and the list behind it, as the app has them. */
async function openPage(backend: ServedBackend, index: number): Promise<RawClient> {
  const page = await RawClient.open(backend);
  const authvar = { uid: `u${index}`, token: { member: true, staff: true } };
  const record = recordOf(index);
  const row = { u: `u${index}`, at: { '.sv': 'timestamp' } };
  const answers = [
    await page.ask('gauth', { cred: 'owner', authvar }),
    await page.ask('o', { p: `${record}/c${index}`, d: null }),
    await page.ask('p', { p: `${record}/c${index}`, d: row }),
    await page.ask('q', { p: record, h: '' }),
    await page.ask('q', { p: '/editing/tasks', h: '' }),
  ];
  if (answers.some((status) => status !== 'ok')) throw new Error(`Page ${index} got ${answers.join()}.`);
  return page;
}

/** Milliseconds until a page has what its neighbour types. */
async function reachNeighbour(pages: readonly RawClient[], round: number): Promise<number> {
  const index = round % (pages.length - (pages.length % PAGES_OF_A_RECORD));
  const other = index % PAGES_OF_A_RECORD === 0 ? index + 1 : index - 1;
  const row = `${recordOf(index)}/c${index}`;
  return timed(pages[index], { p: `${row}/f`, d: `field-${round}` }, [pages[other]], `field-${round}"`);
}

/** Milliseconds until all pages have a mark in the list. */
function reachAll(pages: readonly RawClient[], round: number): Promise<number> {
  const index = round % pages.length;
  const path = `editing/tasks/t1/r${round}`;
  return timed(pages[index], { p: `/${path}`, d: `u${index}` }, pages, `${path}"`);
}

async function timed(
  writer: RawClient | undefined,
  put: object,
  readers: readonly (RawClient | undefined)[],
  sign: string,
): Promise<number> {
  const heard = Promise.all(readers.map((page) => page?.next((frame) => frame.includes(sign))));
  const started = performance.now();
  const written = writer?.ask('p', put);
  await heard;
  const took = performance.now() - started;
  if ((await written) !== 'ok') throw new Error('The write was refused.');
  return took;
}

/** Waits until so many rows are left, and gives how many there are. */
function rowsAfter({ url }: ServedBackend, wanted: number): Promise<number> {
  return eventually(async () => {
    const response = await fetch(`${url}/here/tasks.json`, { headers: { authorization: 'Bearer owner' } });
    const records = Object.values((await response.json()) ?? {}) as object[];
    const rows = records.reduce((sum, record) => sum + Object.keys(record ?? {}).length, 0);
    return rows <= wanted && rows;
  }, CLEANED_MS);
}

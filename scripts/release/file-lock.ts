import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 100;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Numbers of the turns that were taken under a lock, highest first. */
async function turns(file: string): Promise<number[]> {
  const prefix = `${basename(file)}.`;
  const names = (await readdir(dirname(file))).filter((name) => name.startsWith(prefix));
  const numbers = names.map((name) => name.slice(prefix.length)).filter((rest) => /^\d+$/.test(rest));
  return numbers.map(Number).sort((a, b) => b - a);
}

/** Takes a file name with its content complete; false when it is taken. */
async function claim(file: string, content: string): Promise<boolean> {
  const own = join(dirname(file), `.${randomUUID()}.turn`);
  await writeFile(own, content);
  try {
    await link(own, file);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return false;
  } finally {
    await rm(own, { force: true });
  }
}

/**
 * Takes the turn after the last one, if that is over or its process is gone. A turn is never taken back, only
 * followed by a higher one: two that find the same dead process cannot both come next, nor remove each other's turn.
 */
async function takeTurn(file: string): Promise<string | undefined> {
  const [last = 0] = await turns(file);
  const content = last === 0 ? '' : await readFile(`${file}.${last}`, 'utf8').catch(() => undefined);
  if (content === undefined || (content !== '' && isAlive(Number(content)))) return undefined;
  const mine = `${file}.${last + 1}`;
  if (!(await claim(mine, String(process.pid)))) return undefined;
  const [highest = 0, ...older] = await turns(file);
  if (highest !== last + 1) {
    await rm(mine, { force: true });
    return undefined;
  }
  for (const turn of older) await rm(`${file}.${turn}`, { force: true });
  return mine;
}

/**
 * Does `work` while no other process does the same under this lock file; waits for its turn. A process that was
 * killed keeps nobody waiting.
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(file), { recursive: true });
  let turn = await takeTurn(file);
  while (!turn) {
    await sleep(POLL_MS);
    turn = await takeTurn(file);
  }
  try {
    return await work();
  } finally {
    await writeFile(turn, '');
  }
}

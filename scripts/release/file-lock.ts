import { randomUUID } from 'node:crypto';
import { closeSync, constants, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 100;
/** How often whoever has a turn says so, for machines that do not see its process. */
const RENEW_MS = 10_000;
/** A turn of another machine that was not renewed for so long is over. */
const LEASE_MS = 60_000;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/**
 * When a process began, in ticks since this machine did; empty where the system does not say so or there is no such
 * process. The numbers of processes come again, soon in a container.
 */
function beginningOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may hold anything. The beginning is the 22nd field, and the 20th after the name.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** Whether the process that wrote its number and beginning into a turn still runs on this machine. */
function isAlive(pid: number, beginning: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false;
  }
  return beginning === '' || beginning === beginningOf(pid);
}

/** Whether a turn of another machine was renewed lately, by the clock of the folder that both write to. */
async function isRenewed(file: string): Promise<boolean> {
  const now = join(dirname(file), `.${randomUUID()}.now`);
  try {
    await writeFile(now, '');
    const [{ mtimeMs }, renewed] = await Promise.all([stat(now), stat(file)]);
    return mtimeMs - renewed.mtimeMs < LEASE_MS;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return true;
  } finally {
    await rm(now, { force: true });
  }
}

/** Whether somebody still has a turn, by what they wrote into it. */
async function isHeld(file: string, content: string): Promise<boolean> {
  if (content === '') return false;
  const [pid, beginning = '', machine = hostname()] = content.split(' ');
  return machine === hostname() ? isAlive(Number(pid), beginning) : isRenewed(file);
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
  try {
    await writeFile(own, content);
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
  if (content === undefined || (await isHeld(`${file}.${last}`, content))) return undefined;
  const mine = `${file}.${last + 1}`;
  if (!(await claim(mine, `${process.pid} ${beginningOf(process.pid)} ${hostname()}`))) return undefined;
  const [highest = 0, ...older] = await turns(file);
  if (highest !== last + 1) {
    await rm(mine, { force: true });
    return undefined;
  }
  for (const turn of older) await rm(`${file}.${turn}`, { force: true });
  return mine;
}

/** Turns of this process. */
const held = new Set<string>();

const release = (turn: string) => {
  writeFileSync(turn, '');
  held.delete(turn);
};

/**
 * Says that a turn is still held, by the clock of the folder: a space more changes nothing but the time of the file. Its
 * folder may be gone by now; then nobody else wants it.
 */
function renew(turn: string): void {
  try {
    const file = openSync(turn, constants.O_WRONLY | constants.O_APPEND);
    writeSync(file, ' ');
    closeSync(file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

// Whoever stops a command ends it in the middle of its work.
process.once('exit', () => {
  for (const turn of held) release(turn);
});

/**
 * Does `work` while no other process does the same under this lock file; waits for its turn. A process that was
 * killed keeps nobody waiting on its machine, and others for a minute.
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(file), { recursive: true });
  let turn = await takeTurn(file);
  while (!turn) {
    await sleep(POLL_MS);
    turn = await takeTurn(file);
  }
  held.add(turn);
  const renewing = setInterval(renew, RENEW_MS, turn).unref();
  try {
    return await work();
  } finally {
    clearInterval(renewing);
    release(turn);
  }
}

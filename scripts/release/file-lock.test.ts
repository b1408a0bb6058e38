import fs, { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { withLock } from './file-lock';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
  file = join(folder, 'lock');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('withLock', () => {
  it('lets one at a time in', async () => {
    let inside = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++inside);
      await sleep(20);
      inside--;
    };
    await Promise.all([withLock(file, work), withLock(file, work), withLock(file, work)]);
    expect(most).toBe(1);
  });

  it('opens again after a failure', async () => {
    await expect(withLock(file, () => Promise.reject(new Error('broke')))).rejects.toThrow('broke');
    await expect(withLock(file, async () => 'in')).resolves.toBe('in');
  });

  it('does not wait for a process that is gone', async () => {
    const gone = 2 ** 22 + 1;
    await writeFile(`${file}.7`, String(gone));
    let inside = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++inside);
      await sleep(20);
      inside--;
    };
    await Promise.all([withLock(file, work), withLock(file, work), withLock(file, work)]);
    expect(most).toBe(1);
  });

  it('is held by a process, the time it began and its machine: its number comes again', async () => {
    const held = await withLock(file, () => readFile(`${file}.1`, 'utf8'));
    expect(held).toBe(`${process.pid} ${/\d+/.exec(held.split(' ')[1] ?? '')} ${hostname()}`);
  });

  it('does not wait for a process that is gone while another one has its number', async () => {
    await writeFile(`${file}.7`, `${process.pid} 1`);
    await expect(withLock(file, async () => 'in')).resolves.toBe('in');
  });

  it('waits for another machine as long as that renews its turn, whatever runs here under the same number', async () => {
    await writeFile(`${file}.7`, `${process.pid} 1 another-machine`);
    let isIn = false;
    const waiting = withLock(file, async () => {
      isIn = true;
    });
    await sleep(300);
    expect(isIn).toBe(false);
    // By the clock of the folder, which no test moves.
    const longAgo = new Date((await fs.stat(folder)).mtimeMs - 120_000);
    await utimes(`${file}.7`, longAgo, longAgo);
    await waiting;
    expect(isIn).toBe(true);
  });

  it('leaves no file of its own where there is no room to write its turn', async () => {
    const { writeFile: write } = fs;
    jest.spyOn(fs, 'writeFile').mockImplementationOnce(async (path) => {
      await write(path, '');
      throw new Error('ENOSPC: no space left on device, write');
    });
    await expect(withLock(file, async () => 'in')).rejects.toThrow('ENOSPC');
    await expect(readdir(folder)).resolves.toEqual([]);
  });

  it('leaves one file behind, however often it was taken', async () => {
    for (let turn = 0; turn < 5; turn++) await withLock(file, async () => undefined);
    await expect(readdir(folder)).resolves.toHaveLength(1);
  });
});

import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
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

  it('leaves one file behind, however often it was taken', async () => {
    for (let turn = 0; turn < 5; turn++) await withLock(file, async () => undefined);
    await expect(readdir(folder)).resolves.toHaveLength(1);
  });
});

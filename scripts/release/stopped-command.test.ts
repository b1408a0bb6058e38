import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@fm/build/paths';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stopped-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a command that is stopped', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('by %s ends with one line and lets its lock go', async (signal, code) => {
    const command = spawn(process.execPath, [
      join(ROOT, 'node_modules/jiti/lib/jiti-cli.mjs'),
      join(ROOT, 'scripts/release/stopped-command-fixture.ts'),
      join(folder, 'lock'),
    ]);
    let said = '';
    command.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    await once(command.stdout, 'data');
    command.kill(signal);
    await expect(once(command, 'close')).resolves.toEqual([code, null]);
    expect(said).toBe(`Stopped by ${signal} before it was done.\n`);
    // One turn, which is over.
    await expect(readdir(folder)).resolves.toEqual(['lock.1']);
    await expect(readFile(join(folder, 'lock.1'), 'utf8')).resolves.toBe('');
  });
});

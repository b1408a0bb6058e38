import { spawn } from 'node:child_process';
import { ROOT } from '@fm/build/paths';

/** Runs a command at the root of the repository with its output on the terminal; resolves to its exit code. */
export function runCommand(command: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    spawn(command, args, { cwd: ROOT, stdio: 'inherit' })
      .once('error', reject)
      .once('exit', (code) => resolve(code ?? 1));
  });
}

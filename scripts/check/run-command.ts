import { spawn } from 'node:child_process';
import { ROOT } from '@fm/build/paths';

/**
 * Runs a command at the root of the repository with its output on the terminal, and with more variables than there are;
 * resolves to its exit code.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...more } })
      .once('error', reject)
      .once('exit', (code) => resolve(code ?? 1));
  });
}

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '@fm/build';

/** How a command ended, with all it wrote. */
export interface Outcome {
  readonly code: number;
  readonly output: string;
}

/**
 * Runs a tool of the repository at its root and keeps what it writes. The tool ends with this process. `more`:
 * variables besides those there are.
 */
export function runQuietly(
  tool: string,
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    // Not by npx: it is the tool itself that is to be ended.
    const child = spawn(join(ROOT, 'node_modules', '.bin', tool), args, {
      cwd: ROOT,
      env: { ...process.env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const end = () => child.kill();
    process.once('exit', end);
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject).once('close', (code) => {
      process.off('exit', end);
      resolve({ code: code ?? 1, output });
    });
  });
}

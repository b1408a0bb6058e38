import { spawn } from 'node:child_process';
import { ROOT } from '@fm/build';

/** How a command ended, with all it wrote. */
export interface Outcome {
  readonly code: number;
  readonly output: string;
}

/** Runs a tool of the repository at its root and keeps what it writes. */
export function runQuietly(tool: string, args: readonly string[]): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', ['--no-install', tool, ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject).once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

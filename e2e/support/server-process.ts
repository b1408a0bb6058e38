import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '@fm/build/paths';

/** A command of the repository that serves something until it is told to stop. */
export interface RunningServer {
  /** The address it says it is ready at. */
  readonly url: string;
  stop(): Promise<void>;
}

interface Options {
  /** Root of the repository, or of a copy of it. */
  readonly root?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs `npm run <name> -- <args>` on free ports; resolves once it is ready. Rejects with what it said when it ends. */
export function startServer(
  name: string,
  args: readonly string[],
  { root = ROOT, env }: Options = {},
): Promise<RunningServer> {
  // Not by npm: the process that is told to stop is to be the one that serves.
  const jiti = join(root, 'node_modules', 'jiti', 'lib', 'jiti-cli.mjs');
  const child = spawn(process.execPath, [jiti, `scripts/${name}.ts`, ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: '', PORT: '0', BACKEND_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk;
      const url = /Ready.* (http\S+)/.exec(output)?.[1];
      if (url) resolve({ url, stop });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`npm run ${name} ended with ${code}:\n${output}`)));
  });

  async function stop() {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}

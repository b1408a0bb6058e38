import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const JITI = join(__dirname, '../../../node_modules/jiti/lib/jiti-cli.mjs');

/** What a backend's process holds after a garbage collection (bytes), and what it has logged since it started. */
export interface Memory {
  readonly heapUsed: number;
  readonly rss: number;
  readonly failures: readonly string[];
}

/** A backend in a process of its own, with faults. */
export interface ServedBackend {
  readonly url: string;
  readonly port: number;
  readonly projectId: string;
  readonly isRunning: boolean;
  /** Milliseconds until it answered: of the whole process, and of that the opening of the data alone. */
  readonly started: { readonly process: number; readonly opening: number };
  memory(): Promise<Memory>;
  /** Ends the process as a power cut does. */
  kill(): Promise<void>;
}

/**
 * Starts a backend over a directory, with the functions of a bundle and the rules of a realtime database; without a
 * directory it keeps its data in memory.
 */
export async function serveBackend(
  directory?: string,
  bundle?: string,
  databaseRules?: string,
): Promise<ServedBackend> {
  const spawned = performance.now();
  const child = spawn(
    process.execPath,
    [
      '--expose-gc',
      JITI,
      join(__dirname, 'serve.ts'),
      ...[directory, bundle].filter((one) => one !== undefined),
    ],
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...(databaseRules !== undefined && { DATABASE_RULES: databaseRules }) },
    },
  );
  const { port, opening } = await answerOf<{ port: number; opening: number }>(child);
  const started = { process: performance.now() - spawned, opening };
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    projectId: 'demo-facility',
    started,
    get isRunning() {
      return child.exitCode === null && child.signalCode === null;
    },
    memory: () => {
      const answer = answerOf<Memory>(child);
      child.send('memory');
      return answer;
    },
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
  };
}

function answerOf<Answer>(child: ChildProcess): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('The backend has ended.'));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as Answer);
    });
  });
}

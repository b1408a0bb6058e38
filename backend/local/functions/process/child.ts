import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { followOutput } from './child-log';

const RUNNER = join(import.meta.dirname, 'runner.mjs');
/** What a function of 512 MB can keep beside what the runtime itself takes: with more, memory grows before it is tidied. */
const HEAP_MB = 256;
/** After lives shorter than this the next start waits, longer each time. */
const SHORT_LIFE_MS = 10_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;
/** How long a process may take until it is ready. */
const START_MS = 30_000;
/** How long after its connections a process may be seen to end. */
const NOTICE_MS = 200;
/** How long a replaced process may take to finish what it began. */
const FINISH_MS = 10_000;

export interface ChildOptions {
  readonly bundle: string;
  /** Asked at each start. */
  readonly environment: () => Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
}

interface Running {
  readonly process: ChildProcess;
  readonly port: number;
}

/** The one process the functions run in: started when first needed, and again whenever it ended by itself. */
export class FunctionsChild {
  private current: Promise<Running> | undefined;
  private running: Running | undefined;
  private readonly processes = new Set<ChildProcess>();
  private shortLives = 0;
  private readonly closing = new AbortController();
  /** Goes with what the parent sends: the process answers nothing else. */
  readonly secret = randomUUID();

  constructor(private readonly options: ChildOptions) {}

  /** Ids of the processes: one, or two while one takes over from another. */
  get pids(): readonly number[] {
    return [...this.processes].flatMap(({ pid }) => pid ?? []);
  }

  private get isClosed(): boolean {
    return this.closing.signal.aborted;
  }

  /** The port of the running process. Rejects when it ended before it was ready. */
  async port(): Promise<number> {
    for (;;) {
      this.current ??= this.start();
      const current = this.current;
      const running = await current.catch((error: unknown) => {
        if (this.current === undefined) throw error;
      });
      // Else a new bundle has come meanwhile.
      if (running && this.current === current) return running.port;
    }
  }

  /** Waits, but not for long, until the process that broke a connection is known to have ended. */
  async broken(port: number): Promise<void> {
    if (this.running?.port !== port) return;
    const noticed = new AbortController();
    const { signal } = noticed;
    await Promise.race([
      once(this.running.process, 'exit', { signal }),
      wait(NOTICE_MS, undefined, { signal }),
    ]);
    noticed.abort();
  }

  /** Replaces the process, if there is one, by one that runs the bundle as it is now. */
  reload(): void {
    const replaced = this.current;
    if (!replaced) return;
    this.shortLives = 0;
    this.running = undefined;
    this.current = undefined;
    this.warm();
    replaced.then(
      ({ process }) => {
        process.send('finish', () => undefined);
        setTimeout(() => process.kill('SIGKILL'), FINISH_MS).unref();
      },
      () => undefined,
    );
  }

  /** Starts the process if it does not run; a failure is in the log. */
  warm(): void {
    this.port().catch(() => undefined);
  }

  async close(): Promise<void> {
    this.closing.abort();
    const ended = [...this.processes].map((process) => once(process, 'exit'));
    for (const process of this.processes) process.kill('SIGKILL');
    await Promise.all(ended);
  }

  private start(): Promise<Running> {
    const starting = this.spawn();
    starting.then(
      (running) => {
        if (this.current === starting) this.running = running;
      },
      (error: unknown) => {
        this.shortLives += 1;
        if (this.current === starting) this.current = undefined;
        if (!this.isClosed)
          this.options.log(`functions: ${error instanceof Error ? error.message : String(error)}`);
      },
    );
    return starting;
  }

  private async spawn(): Promise<Running> {
    const { bundle, environment, log } = this.options;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (this.shortLives - 1), LONGEST_PAUSE_MS);
    if (this.shortLives > 0) await wait(pause, undefined, { signal: this.closing.signal });
    if (this.isClosed) throw new Error('The backend is closing.');
    const started = performance.now();
    const process = spawn(globalThis.process.execPath, [`--max-old-space-size=${HEAP_MB}`, RUNNER, bundle], {
      env: { ...environment(), PARENT_SECRET: this.secret },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    // Each call under way waits for its end.
    process.setMaxListeners(0);
    this.processes.add(process);
    for (const end of ['exit', 'error']) process.on(end, () => this.processes.delete(process));
    followOutput(
      [process.stdout, process.stderr].filter((stream) => stream !== null),
      log,
    );
    const port = await readyPort(process);
    log(`functions: ready in ${Math.round(performance.now() - started)} ms.`);
    process.once('exit', (code, signal) => this.ended(process, performance.now() - started, signal ?? code));
    return { process, port };
  }

  /** Starts again what ended without being asked to. */
  private ended(process: ChildProcess, lifeMs: number, cause: string | number | null): void {
    if (this.isClosed || this.running?.process !== process) return;
    this.options.log(`functions: the process ended (${cause}) and is started again.`);
    this.shortLives = lifeMs < SHORT_LIFE_MS ? this.shortLives + 1 : 0;
    this.running = undefined;
    this.current = undefined;
    this.warm();
  }
}

function readyPort(process: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const deadline = setTimeout(() => process.kill('SIGKILL'), START_MS).unref();
    process.once('error', reject);
    process.once('message', (message) => {
      clearTimeout(deadline);
      resolve((message as { port: number }).port);
    });
    process.once('exit', (code, signal) =>
      reject(new Error(`the process ended (${signal ?? code}) at start.`)),
    );
  });
}

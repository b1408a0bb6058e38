import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

let askedToStop: (() => void) | undefined;

/**
 * Ends the process with one line when somebody stops it, unless it has come to wait for that. It ends by `exit`, so
 * that whatever it holds is let go.
 */
export function endWhenStopped(): void {
  for (const signal of SIGNALS)
    process.on(signal, () => {
      const resolve = askedToStop;
      askedToStop = undefined;
      if (resolve) return resolve();
      console.error(`Stopped by ${signal} before it was done.`);
      process.exit(128 + constants.signals[signal]);
    });
}

/** Resolves when somebody asks a command to stop; asked a second time it ends at once. */
export function stopAsked(): Promise<void> {
  return new Promise((resolve) => {
    askedToStop = resolve;
  });
}

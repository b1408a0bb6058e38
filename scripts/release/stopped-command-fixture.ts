import { setTimeout as sleep } from 'node:timers/promises';
import { runAsCommand } from '../terminal';
import { withLock } from './file-lock';

/** A command that is at work under a lock; the test beside it stops it. */
const [file = ''] = process.argv.slice(2);
await runAsCommand(() =>
  withLock(file, async () => {
    process.stdout.write('ready\n');
    await sleep(60_000);
  }),
);

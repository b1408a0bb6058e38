import { areasAsked } from './dev/areas-asked';
import { startDev } from './dev/start-dev';
import { demoAccountLines } from './serve/demo-accounts';
import { readSettings } from './serve/settings';
import { StartError } from './serve/start-error';
import { stopAsked } from './serve/stop-signals';
import { runAsCommand } from './terminal';

/**
 * `npm run standalone -- customers`: the host with one area as if there were no others, on the demo data in memory.
 * Nothing of another area is built or has to work. Of several areas each one has an address at which it is alone.
 */
await runAsCommand(async () => {
  const { named } = await areasAsked(process.argv.slice(2));
  if (named.length === 0) throw new StartError('Name an area: npm run standalone -- customers');
  const { firebase: _, emulators: _others, ...settings } = readSettings(process.env);
  const own = { dataDir: null, allowOverrides: true };
  const dev = await startDev({ ...settings, ...own, inWork: named, all: named });
  for (const { id, paths } of named) console.log(`Ready on ${dev.url}${paths[0] ?? '/'}?only=${id}`);
  for (const line of demoAccountLines()) console.log(line);
  await stopAsked();
  await dev.stop();
  process.exit(0);
});

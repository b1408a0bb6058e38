import { areasAsked } from './dev/areas-asked';
import { buildFunctions } from './release/build-functions';
import { besideRunning } from './serve/beside-running';
import { startEmbeddedBackend } from './serve/embedded-backend';
import { seedWhenEmpty } from './serve/seed-when-empty';
import { readSettings } from './serve/settings';
import { StartError } from './serve/start-error';
import { stopAsked } from './serve/stop-signals';
import { startStandalone } from './standalone/start-standalone';
import { runAsCommand } from './terminal';

/**
 * `npm run standalone -- customers`: an area with a small host of its own, on the demo data in memory. For work on
 * screens where the shell and the other areas do not matter. Of several areas each one runs alone at its own paths.
 */
await runAsCommand(async () => {
  const settings = readSettings(process.env);
  const { port, companyTitle } = settings;
  const { named: areas } = await areasAsked(process.argv.slice(2));
  if (areas.length === 0) throw new StartError('Name an area: npm run standalone -- customers');
  await buildFunctions();
  const { backendPort } = await besideRunning(settings);
  const backend = await startEmbeddedBackend({ port: backendPort, dataDir: null });
  await seedWhenEmpty(backend, null);
  const alone = await startStandalone({ areas, port, companyTitle, backend });
  console.log(`Ready on ${alone.url}`);

  await stopAsked();
  await alone.stop();
  await backend.close();
  process.exit(0);
});

import { buildFunctions } from './release/build-functions';
import { startEmbeddedBackend } from './serve/embedded-backend';
import { readSettings } from './serve/settings';
import { stopAsked } from './serve/stop-signals';
import { runAsCommand } from './terminal';

/** `npm run backend`: the embedded backend alone. */
await runAsCommand(async () => {
  const { backendPort, dataDir } = readSettings(process.env);
  await buildFunctions();
  const backend = await startEmbeddedBackend({ port: backendPort, dataDir, liveFunctions: true });
  await stopAsked();
  await backend.close();
  process.exit(0);
});

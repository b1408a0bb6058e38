import { startEmbeddedBackend } from './serve/embedded-backend';
import { readSettings } from './serve/settings';
import { stopAsked } from './serve/stop-signals';
import { runAsCommand } from './terminal';

/** `npm run backend`: the embedded backend alone. */
await runAsCommand(async () => {
  const { backendPort, dataDir } = readSettings(process.env);
  const backend = await startEmbeddedBackend({ port: backendPort, dataDir });
  await stopAsked();
  await backend.close();
  process.exit(0);
});

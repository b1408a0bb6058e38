import { startLocalBackend } from '@fm/backend/local';
import { buildFunctions } from './release/build-functions';
import { FUNCTIONS_BUNDLE, INDEXES_FILE, RULES_FILE } from './serve/embedded-backend';

const DEFAULT_PORT = 8080;

const port = Number(process.env.BACKEND_PORT || DEFAULT_PORT);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  throw new Error(`BACKEND_PORT must be a port from 0 to 65535, not "${process.env.BACKEND_PORT}".`);
}

await buildFunctions();
const backend = await startLocalBackend({
  port,
  dataDir: process.env.DATA_DIR || '.data',
  rules: RULES_FILE,
  indexes: INDEXES_FILE,
  functions: { bundle: FUNCTIONS_BUNDLE, live: true },
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    backend.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}

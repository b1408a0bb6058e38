/** A process of its own for the durability test: serves a data directory until it is killed. */
import { startLocalBackend } from '../index';

const backend = await startLocalBackend({
  port: 0,
  dataDir: process.argv[2] ?? '',
  indexes: undefined,
  log: () => undefined,
});
console.log(backend.port);

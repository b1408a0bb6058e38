/** A process of its own for tests of durability: serves a data directory, and functions, until it is killed. */
import { startLocalBackend } from '../index';

const [, , directory = '', bundle] = process.argv;
const backend = await startLocalBackend({
  port: 0,
  dataDir: directory,
  indexes: undefined,
  log: () => undefined,
  ...(bundle !== undefined && { functions: { bundle } }),
});
console.log(backend.port);

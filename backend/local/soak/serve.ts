/** A process of its own for the soak: serves a data directory and says how much memory it holds when asked; with functions where a bundle is named. */
import { startLocalBackend } from '../index';
import type { Memory } from './served-backend';

const [, , directory, bundle] = process.argv;
const failures: string[] = [];
const { DATABASE_RULES: databaseRules } = process.env;
const started = performance.now();
const backend = await startLocalBackend({
  port: 0,
  dataDir: directory ?? null,
  indexes: undefined,
  faults: true,
  ...(bundle !== undefined && { functions: { bundle } }),
  ...(databaseRules !== undefined && { databaseRules }),
  log: (line) => failures.push(line.slice(0, 2_000)),
});
const opening = performance.now() - started;
// The first line says that it has started.
failures.length = 0;

process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({ heapUsed, rss, failures } satisfies Memory);
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port: backend.port, opening });

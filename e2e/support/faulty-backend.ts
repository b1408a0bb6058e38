import { type LocalBackend, startLocalBackend } from '@fm/local-backend';
import { FUNCTIONS_BUNDLE, INDEXES_FILE, RULES_FILE } from '../../scripts/serve/embedded-backend';
import { copyDemoStore } from './demo-store';
import type { TestBackend } from './test-backend';

/** An embedded backend on disk that misbehaves when asked to. */
export interface FaultyBackend extends TestBackend {
  /** From now on these faults, as `PUT /__local/faults` takes them, in place of those before. */
  fail(...faults: readonly object[]): Promise<void>;
  stop(): Promise<void>;
  /** Comes back at the same address with what it had stored. */
  start(): Promise<void>;
  /** Stops for good. */
  close(): Promise<void>;
}

/** Starts one with the demo and the app's rules on a free port. */
export async function startFaultyBackend(): Promise<FaultyBackend> {
  const { dataDir, remove } = await copyDemoStore(process.env.BROWSER_RUN_FOLDER ?? '');
  const open = (port: number): Promise<LocalBackend> =>
    startLocalBackend({
      port,
      dataDir,
      rules: RULES_FILE,
      indexes: INDEXES_FILE,
      functions: { bundle: FUNCTIONS_BUNDLE },
      faults: true,
      log: () => undefined,
    });
  let backend = await open(0);
  const { url, port, projectId } = backend;
  const address = `localhost:${port}`;
  return {
    url,
    projectId,
    firebase: { apiKey: projectId, projectId },
    emulators: { auth: address, firestore: address },
    async fail(...faults) {
      const response = await fetch(`${url}/__local/faults`, { method: 'PUT', body: JSON.stringify(faults) });
      if (!response.ok) throw new Error(`The faults were answered ${response.status}.`);
    },
    stop: () => backend.close(),
    async start() {
      backend = await open(port);
      // Connections that this process kept are found dead one by one.
      while (!(await fetch(`${url}/__local/health`).catch(() => undefined))?.ok);
    },
    async close() {
      await backend.close();
      await remove();
    },
  };
}

import { join } from 'node:path';
import { type LocalBackend, type LocalBackendOptions, startLocalBackend } from '@fm/local-backend';
import { INDEXES_PATH, RULES_PATH } from '../rules-tests/rules-under-test';

/** Starts a backend in memory as production is: with the rules and indexes that are deployed, and the built functions. */
export const startWithFunctions = (options: Partial<LocalBackendOptions> = {}): Promise<LocalBackend> =>
  startLocalBackend({
    port: 0,
    dataDir: null,
    rules: RULES_PATH,
    indexes: INDEXES_PATH,
    log: () => undefined,
    functions: { bundle: join(__dirname, '..', 'functions', 'dist', 'index.js') },
    ...options,
  });

/** Calls a function as a page does; without a token as somebody who is not signed in. */
export async function callFunction(
  { url, projectId }: LocalBackend,
  name: string,
  data: unknown,
  token: string | undefined,
): Promise<{ readonly status: number; readonly result?: unknown }> {
  const response = await fetch(`${url}/${projectId}/europe-west3/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ data }),
  });
  const body = (await response.json().catch(() => ({}))) as { result?: unknown };
  return { status: response.status, result: body.result };
}

import type { RestAnswer, RestClient, WriteSpec } from '@fm/local-backend/testing';
import { encodeFields } from '@fm/workflows/rest-values';
import { type Caller, MOST, type Verdict, withTimes } from './caller';
import { COMMIT_TIME } from './documents';

/** Field paths below which the commit's time belongs. */
function timePaths(data: object, prefix = ''): string[] {
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) => {
    if (value === COMMIT_TIME) return [prefix + key];
    const isMap = Object.prototype.toString.call(value) === '[object Object]';
    return isMap ? timePaths(value as object, `${prefix}${key}.`) : [];
  });
}

const writeOf = ([path, data]: [string, object | undefined]): WriteSpec =>
  data === undefined
    ? { remove: path }
    : {
        set: path,
        fields: encodeFields(withTimes(data, undefined)),
        updateTransforms: timePaths(data).map((fieldPath) => ({
          fieldPath,
          setToServerValue: 'REQUEST_TIME',
        })),
      };

/** What production answers, in status, code and words; anything else is a mistake of the test. */
function verdictOf({ status, body }: RestAnswer): Verdict {
  const [answer] = Array.isArray(body) ? body : [body];
  const { error } = (answer ?? {}) as { error?: { status: string; message: string } };
  if (status === 200 && !error) return 'allowed';
  if (status === 401 && error?.status === 'UNAUTHENTICATED') return 'unauthenticated';
  const isRefusal =
    error?.status === 'PERMISSION_DENIED' && error.message === 'Missing or insufficient permissions.';
  if (status === 403 && isRefusal) return 'denied';
  throw new Error(`${status} ${JSON.stringify(body)}`);
}

/** Calls over REST, as anybody can with a script. */
export function restCaller(client: RestClient): Caller {
  return {
    get: async (path) => verdictOf(await client.call('GET', `/${path}`)),
    list: async (path) => {
      const segments = path.split('/');
      const parent = segments.length > 1 ? `/${segments.slice(0, -1).join('/')}` : '';
      const structuredQuery = { from: [{ collectionId: segments.at(-1) }], limit: MOST };
      return verdictOf(await client.call('POST', `${parent}:runQuery`, { structuredQuery }));
    },
    commit: async (documents) => verdictOf(await client.commit(...Object.entries(documents).map(writeOf))),
  };
}

import { COMMIT_TIME, type Documents } from './documents';

/** What the backend says to a request. */
export type Verdict = 'allowed' | 'denied' | 'unauthenticated';

/** Somebody who calls the backend, over REST or through the SDK. */
export interface Caller {
  get(path: string): Promise<Verdict>;
  /** A bounded list of a collection. */
  list(path: string): Promise<Verdict>;
  /** Documents committed in one piece, each whole. */
  commit(documents: Documents): Promise<Verdict>;
}

/** The most documents of a list. */
export const MOST = 10;

/** A document with `time` where the commit's time belongs; what is undefined is left out. */
export const withTimes = (data: object, time: unknown): object =>
  Object.fromEntries(
    Object.entries(data).flatMap(([key, value]: [string, unknown]): [string, unknown][] => {
      const stands = valueWithTimes(value, time);
      return stands === undefined ? [] : [[key, stands]];
    }),
  );

function valueWithTimes(value: unknown, time: unknown): unknown {
  if (value === COMMIT_TIME) return time;
  if (Array.isArray(value)) return value.map((inner: unknown) => valueWithTimes(inner, time));
  const isMap = Object.prototype.toString.call(value) === '[object Object]';
  return isMap ? withTimes(value as object, time) : value;
}

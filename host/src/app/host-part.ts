import { LazyPart } from '@fm/platform';
import { takeFreshPath } from '../federation';

/** A part of the host that comes when it is needed. */
export const hostPart = <T>(fetch: () => Promise<T>) => new LazyPart(fetch, () => takeFreshPath());

import { beforeRetries, LazyPart } from '@fm/platform';
import { takeFreshPath } from '../federation';

// Also of the files that a late part of an area needs of the host.
beforeRetries(() => takeFreshPath());

/** A part of the host that comes when it is needed: from a new address where it failed before. */
export const hostPart = <T>(fetch: () => Promise<T>) => new LazyPart(fetch);

import type { Query } from '../query/query';
import { windowChange, windowOf } from '../query/window';
import type { Change } from '../realtime-database';
import { pushOf } from '../realtime-database';
import { InvalidRequest } from '../tree/invalid-request';
import { at, type Path } from '../tree/node';
import { push } from './messages';

const MOST_LISTENS = 1_000;

/** What a client wants to be told of. */
export interface Listen {
  readonly path: Path;
  /** Undefined for everything. */
  readonly query: Query | undefined;
  /** The query as the client wrote it. */
  readonly wire: unknown;
  /** The client's name for a query, repeated with every push. */
  readonly tag: number | undefined;
}

const frames = new WeakMap<Change, Map<string, string | undefined>>();

/** The listens of one session. */
export class Listens {
  private readonly byKey = new Map<string, Listen>();

  /** Throws an InvalidRequest for one too many. */
  add(listen: Listen): void {
    if (this.byKey.size >= MOST_LISTENS)
      throw new InvalidRequest(`A connection listens to at most ${MOST_LISTENS} places.`);
    this.byKey.set(keyOf(listen), listen);
  }

  remove(listen: Pick<Listen, 'path' | 'wire'>): void {
    this.byKey.delete(keyOf(listen));
  }

  /** Takes out and gives those that are not allowed any more. */
  revoke(isAllowed: (path: Path) => boolean): Listen[] {
    const revoked = [...this.byKey.values()].filter(({ path }) => !isAllowed(path));
    for (const listen of revoked) this.remove(listen);
    return revoked;
  }

  /** The frames that tell of a change. */
  framesOf(change: Change): string[] {
    return [...this.byKey.values()].flatMap((listen) => frameOf(listen, change) ?? []);
  }
}

const keyOf = ({ path, wire }: Pick<Listen, 'path' | 'wire'>): string =>
  `${path.join('/')} ${JSON.stringify(wire ?? null)}`;

function frameOf({ path, query, tag }: Listen, change: Change): string | undefined {
  return query ? windowFrame(path, query, tag, change) : sharedFrame(path, change);
}

/** Made once for all who listen to the same place. */
function sharedFrame(path: Path, change: Change): string | undefined {
  const made = frames.get(change) ?? new Map<string, string | undefined>();
  frames.set(change, made);
  const key = path.join('/');
  if (!made.has(key)) {
    const found = pushOf(change, path);
    made.set(key, found && push(found.action, { p: found.path.join('/'), d: found.data }));
  }
  return made.get(key);
}

/** One push, so that those who watch a window see one event. */
function windowFrame(path: Path, query: Query, tag: number | undefined, change: Change): string | undefined {
  const [before, after] = [at(change.before, path), at(change.after, path)];
  if (before === after) return undefined;
  const changed = windowChange(windowOf(before, query), windowOf(after, query));
  if (Object.keys(changed).length === 0) return undefined;
  return push('m', { p: path.join('/'), d: changed, t: tag });
}

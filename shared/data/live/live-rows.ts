import type { RecordKind, Stored } from '@fm/domain/record';
import { onSnapshot, type QueryDocumentSnapshot } from '@fm/firebase/firestore';
import { recordOf } from '../convert';
import type { DataFailure } from '../failure';
import type { Cursor } from './cursor';
import { fromServer } from './from-server';
import type { LiveSource } from './live-source';
import { groupOf, type Narrow, specFor, specOfQuery } from './query';
import type { QuerySpec } from './query-spec';
import { sharedSource } from './source-cache';
import { useLive } from './use-live';

/** A bounded result as it came, with the documents' places for cursors. */
export interface RowSet<R extends object> {
  readonly rows: readonly Stored<R>[];
  readonly documents: readonly QueryDocumentSnapshot[];
}

/** The shared listener for at most `size` records from `cursor` on. */
export function rowsSource<R extends object>(
  spec: QuerySpec,
  size: number,
  cursor?: Cursor,
): LiveSource<RowSet<R>> {
  const key = `rows ${size} ${JSON.stringify(cursor ?? null)} ${spec.key}`;
  return sharedSource<RowSet<R>>(key, (hearing) => {
    const server = fromServer(hearing);
    // What did not change is not read again: a change of one row costs as much in a long list as in a short one.
    const known = new Map<string, Stored<R> | undefined>();
    const read = (document: QueryDocumentSnapshot): readonly Stored<R>[] => {
      const { path } = document.ref;
      const record = known.get(path) ?? recordOf<R>(spec.kind, document);
      known.set(path, record);
      return record ? [record] : [];
    };
    const stop = onSnapshot(
      spec.bounded(size, cursor),
      { includeMetadataChanges: true },
      (snapshot) => {
        const changes = snapshot.docChanges();
        for (const { doc } of changes) known.delete(doc.ref.path);
        server.hear(
          { fromCache: snapshot.metadata.fromCache, whole: false, empty: snapshot.empty },
          () => ({ rows: snapshot.docs.flatMap(read), documents: snapshot.docs }),
          changes.length === 0,
        );
      },
      server.fail,
    );
    return () => {
      server.end();
      stop();
    };
  });
}

/** A small live list, such as the lines of a card. */
export interface LiveRows<R extends object> {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly rows: readonly Stored<R>[];
  readonly failure?: DataFailure;
  retry(): void;
}

const noRetry = () => {};

/**
 * At most `size` records of a query, live. `build` names filters and order; leave `collection` undefined while what
 * it depends on is not known yet.
 */
export function useLiveRows<R extends object>(
  collection: RecordKind<R> | undefined,
  build: Narrow<R>,
  size: number,
): LiveRows<R> {
  return useRows<R>(collection && specFor(collection, build), size);
}

/** Like `useLiveRows`, below whichever record they lie: a collection group. */
export function useLiveGroup<R extends object>(
  kind: RecordKind<R> | undefined,
  build: Narrow<R>,
  size: number,
): LiveRows<R> {
  return useRows<R>(kind && specOfQuery(build(groupOf(kind))), size);
}

function useRows<R extends object>(spec: QuerySpec | undefined, size: number): LiveRows<R> {
  const source = spec && rowsSource<R>(spec, size);
  const live = useLive(source);
  const retry = source?.retry ?? noRetry;
  if (live.status === 'ready') return { status: 'ready', rows: live.value.rows, retry };
  if (live.status === 'failed') return { status: 'failed', rows: [], failure: live.failure, retry };
  return { status: 'loading', rows: [], retry };
}

import { isRecordId, type RecordKind, type Stored } from '@fm/domain/record';
import { doc, firestore, onSnapshot } from '@fm/firebase/firestore';
import { same } from '@fm/workflows/unit';
import { recordOf } from '../convert';
import type { DataFailure } from '../failure';
import { fromServer } from './from-server';
import type { Hearing } from './live-source';
import { readPath } from './read-path';
import { sharedSource } from './source-cache';
import { useLive } from './use-live';

/** One record, live. */
export type LiveRecord<R extends object> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      readonly record: Stored<R>;
      /** Why the record is not followed any more: it stays as it was known last. */
      readonly interrupted?: { readonly failure: DataFailure; retry(): void };
    }
  /** There is no such record, or not any more. */
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly failure: DataFailure; retry(): void };

/** The record with `id`, live; `loading` for ever while `id` is undefined, `missing` when no record can have it. */
export function useLiveRecord<R extends object>(
  collection: RecordKind<R>,
  id: string | undefined,
): LiveRecord<R> {
  const path = readPath(`${collection.path}/${id}`);
  const impossible = id !== undefined && !isRecordId(id);
  const source =
    id === undefined || impossible
      ? undefined
      : sharedSource<Stored<R> | null>(`record ${path}`, (hearing) => listenTo(collection, path, hearing));
  const live = useLive(source);
  if (impossible) return { status: 'missing' };
  if (!source) return { status: 'loading' };
  if (live.status !== 'ready' && live.last) {
    const { retry } = source;
    const interrupted = live.status === 'failed' ? { failure: live.failure, retry } : undefined;
    return { status: 'ready', record: live.last, ...(interrupted && { interrupted }) };
  }
  if (live.status === 'loading') return { status: 'loading' };
  if (live.status === 'failed') return { status: 'failed', failure: live.failure, retry: source.retry };
  return live.value ? { status: 'ready', record: live.value } : { status: 'missing' };
}

function listenTo<R extends object>(
  kind: RecordKind<R>,
  path: string,
  hearing: Hearing<Stored<R> | null>,
): () => void {
  const server = fromServer(hearing);
  let last: Stored<R> | null | undefined;
  const stop = onSnapshot(
    doc(firestore(), path),
    { includeMetadataChanges: true },
    (snapshot) => {
      const record = recordOf<R>(kind, snapshot) ?? null;
      const { fromCache } = snapshot.metadata;
      server.hear(
        { fromCache, whole: record !== null, empty: record === null },
        () => record,
        same(record, last),
      );
      last = record;
    },
    server.fail,
  );
  return () => {
    server.end();
    stop();
  };
}

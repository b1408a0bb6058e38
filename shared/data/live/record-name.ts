import type { RecordKind } from '@fm/domain/record';
import { useLiveRecord } from './live-record';

/** What the record with `id` is called, live; "…" while that is not known. An address knows the id alone. */
export function useRecordName<R extends object>(kind: RecordKind<R>, id: string | undefined): string {
  const live = useLiveRecord(kind, id);
  return live.status === 'ready' ? kind.label(live.record) : '…';
}

import { type Attachment, attachments, MOST_ATTACHMENTS } from '@fm/domain/attachment';
import type { EntityName } from '@fm/domain/entity';
import type { Stored } from '@fm/domain/record';
import { type GrowingRows, useGrowingRows } from '../live/growing-rows';
import { type LiveRows, useLiveRows } from '../live/live-rows';
import type { QuerySpec } from '../live/query-spec';

/** Files that go along from one record to another at most. */
export const MOST_COPIED = 200;

const filesOf = (spec: QuerySpec, recordId: string | undefined): QuerySpec =>
  spec.where('trashed', '==', false).where('entity.id', '==', recordId).orderBy('createdAt', 'desc');

/** Ids of records of two kinds may be the same, as those of a visit and its order are. */
const ownOf = (rows: readonly Stored<Attachment>[], record: EntityName | undefined) =>
  rows.filter(({ entity }) => entity.type === record?.type);

/**
 * The files of a record, live, the newest first, each with its thumbnail: at most 30 reads, or `size`. Their content is
 * read one by one: `useContentUrl`. For photos as they are shown and printed see `arrangedPhotos`. Without a record, loading.
 */
export function useAttachments(
  record: EntityName | undefined,
  size = MOST_ATTACHMENTS,
): LiveRows<Attachment> {
  const live = useLiveRows(record && attachments, (spec) => filesOf(spec, record?.id), size);
  return { ...live, rows: ownOf(live.rows, record) };
}

/** The same, and 30 more at each press. */
export function useGrowingAttachments(record: EntityName): GrowingRows<Attachment> {
  const growing = useGrowingRows(attachments, (spec) => filesOf(spec, record.id), MOST_ATTACHMENTS);
  return { ...growing, rows: ownOf(growing.rows, record) };
}

import { type Attachment, attachments, MOST_ATTACHMENTS } from '@fm/domain/attachment';
import type { RecordName, Stored } from '@fm/domain/record';
import { type GrowingRows, useGrowingRows } from '../live/growing-rows';
import { type LiveRows, useLiveRows } from '../live/live-rows';
import type { Query } from '../live/query';

/** Files that go along from one record to another at most. */
export const MOST_COPIED = 200;

const filesOf = (query: Query<Attachment>, recordId: string | undefined): Query<Attachment> =>
  query.where('trashed', '==', false).where('entity.id', '==', recordId).orderBy('createdAt', 'desc');

/** Ids of records of two kinds may be the same, as those of an occurrence and its order are. */
const ownOf = (rows: readonly Stored<Attachment>[], record: RecordName | undefined) =>
  rows.filter(({ entity }) => entity.type === record?.type);

/**
 * The files of a record, live, the newest first, each with its thumbnail: at most 30 reads, or `size`. Their content is
 * read one by one: `useContentUrl`. For photos as they are shown and printed see `arrangedPhotos`. Without a record, loading.
 */
export function useAttachments(
  record: RecordName | undefined,
  size = MOST_ATTACHMENTS,
): LiveRows<Attachment> {
  const live = useLiveRows(record && attachments, (spec) => filesOf(spec, record?.id), size);
  return { ...live, rows: ownOf(live.rows, record) };
}

/** The same, and 30 more at each press. */
export function useGrowingAttachments(record: RecordName): GrowingRows<Attachment> {
  const growing = useGrowingRows(attachments, (spec) => filesOf(spec, record.id), MOST_ATTACHMENTS);
  return { ...growing, rows: ownOf(growing.rows, record) };
}

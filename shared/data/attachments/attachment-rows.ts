import { type Attachment, attachments, MOST_ATTACHMENTS, ownedBy } from '@fm/domain/attachment';
import type { RecordName } from '@fm/domain/record';
import { type GrowingRows, useGrowingRows } from '../live/growing-rows';
import { type LiveRows, useLiveRows } from '../live/live-rows';
import type { Narrow } from '../live/query';

/** Files that go along from one record to another at most. */
export const MOST_COPIED = 200;

const filesOf =
  (record: RecordName): Narrow<Attachment> =>
  (query) =>
    query.where('trashed', '==', false).filtered(ownedBy(record)).orderBy('createdAt', 'desc');

/**
 * The files of a record, live, the newest first, each with its thumbnail: at most 30 reads, or `size`. Their content is
 * read one by one: `useContentUrl`. For photos as they are shown and printed see `arrangedPhotos`. Without a record, loading.
 */
export const useAttachments = (
  record: RecordName | undefined,
  size = MOST_ATTACHMENTS,
): LiveRows<Attachment> =>
  useLiveRows(record && attachments, (all) => (record ? filesOf(record)(all) : all), size);

/** The same, and 30 more at each press. */
export const useGrowingAttachments = (record: RecordName): GrowingRows<Attachment> =>
  useGrowingRows(attachments, filesOf(record), MOST_ATTACHMENTS);

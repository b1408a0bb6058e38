import { type Attachment, attachments, MOST_ATTACHMENTS } from '@fm/domain/attachment';
import type { EntityName } from '@fm/domain/entity';
import { type LiveRows, useLiveRows } from '../live/live-rows';

/**
 * The files of a record, live, the newest first, each with its thumbnail: at most 30 reads, or `size`. Their content is
 * read one by one: `useContentUrl`. For photos as they are shown and printed see `arrangedPhotos`. Without a record, loading.
 */
export function useAttachments(
  record: EntityName | undefined,
  size = MOST_ATTACHMENTS,
): LiveRows<Attachment> {
  const live = useLiveRows(
    record && attachments,
    (spec) =>
      spec.where('trashed', '==', false).where('entity.id', '==', record?.id).orderBy('createdAt', 'desc'),
    size,
  );
  // Ids of records of two kinds may be the same, as those of a visit and its order are.
  return { ...live, rows: live.rows.filter(({ entity }) => entity.type === record?.type) };
}

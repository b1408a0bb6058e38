import { attachments, CONTENT } from '@fm/domain/attachment';
import type { DocumentQuery } from '../documents';
import type { Unit } from '../unit';

/** Files of one record at most; the rest goes with the next emptying of the trash. */
const MOST_FILES = 200;

/** Every file of a record, also those in the trash. */
export const everyFileOf = (recordId: string): DocumentQuery => ({
  path: attachments.path,
  filters: [['entity.id', '==', recordId]],
  orders: [],
  limit: MOST_FILES,
});

/** Deletes the files of a record for good, with their contents. */
export async function purgeFiles(
  unit: Unit,
  record: { readonly type: string; readonly id: string },
): Promise<void> {
  const files = await unit.list(attachments, everyFileOf(record.id));
  for (const { id, entity } of files)
    if (entity.type === record.type) await unit.purgeAlong(attachments, id, [CONTENT]);
}

import { attachments, CONTENT } from '@fm/domain/attachment';
import type { DocumentQuery } from '../documents';
import type { Unit } from '../unit';

/** Files that one transaction deletes at most. */
const MOST_FILES = 200;

/** The files of a record, also those in the trash, as many as go at once. */
export const everyFileOf = (recordId: string): DocumentQuery => ({
  path: attachments.path,
  filters: [['entity.id', '==', recordId]],
  orders: [],
  limit: MOST_FILES,
});

/** Deletes the files of a record for good, with their contents; says whether more of them may be left. */
export async function purgeFiles(
  unit: Unit,
  record: { readonly type: string; readonly id: string },
): Promise<boolean> {
  const files = await unit.list(attachments, everyFileOf(record.id));
  const own = files.filter(({ entity }) => entity.type === record.type);
  for (const { id } of own) await unit.purgeAlong(attachments, id, [CONTENT]);
  return own.length > 0 && files.length === MOST_FILES;
}

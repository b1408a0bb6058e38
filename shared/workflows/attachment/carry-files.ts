import {
  type Attachment,
  attachments,
  CREW_CONTENT,
  carriedFiles,
  contentIdOf,
  type FileOwner,
  isForOffice,
  photosOfItem,
} from '@fm/domain/attachment';
import { type Actor, type RecordName, type Stored, stampOf } from '@fm/domain/record';
import type { DocumentQuery } from '../documents';
import type { Unit } from '../unit';
import { filesOf } from './file-commands';

/** Files that go along with one record at most: each writes two small documents. */
const MOST_CARRIED = 200;

/** The files of a record that may go along with another one. */
export const carriedFrom = (record: RecordName): DocumentQuery => ({
  ...filesOf(record),
  limit: MOST_CARRIED,
});

interface Carried {
  /** The record that has the files. */
  readonly from: RecordName;
  /** The new record that gets them. */
  readonly to: FileOwner;
  /** Only the photos that were taken for this item of its checklist. */
  readonly itemId?: string | undefined;
  /** What photos show that say nothing of it themselves. */
  readonly caption?: string | undefined;
}

/**
 * Lets files of one record go along to a new one, in the same transaction however large they are: the new files show
 * the content of the first ones, which never changes and goes with the last file that shows it. Photos stay beside each
 * other where both go along; the checklist item that they were taken for is none of the new record's.
 */
export async function carryFiles(
  unit: Unit,
  actor: Actor,
  { from, to, itemId, caption }: Carried,
): Promise<void> {
  const own = await unit.list(attachments, carriedFrom(from));
  const files = itemId === undefined ? carriedFiles(own, to.entity) : photosOfItem(own, itemId);
  const idOf = new Map(files.map(({ id }) => [id, unit.newId()]));
  for (const file of files) {
    const shown = { ...file, caption: file.caption ?? caption };
    if (!isForOffice(to.entity)) unit.keep(`${attachments.path}/${contentIdOf(file)}/${CREW_CONTENT}`, {});
    const copy = copyOf(shown, to, actor, file.pairId && idOf.get(file.pairId));
    await unit.create(attachments, idOf.get(file.id) ?? unit.newId(), copy, {
      kind: 'attached',
      note: file.name,
    });
  }
}

const copyOf = (
  file: Stored<Attachment>,
  to: FileOwner,
  actor: Actor,
  pairId: string | undefined,
): Attachment => {
  const { name, mime, bytes, kind, width, height, caption, takenAt, thumb } = file;
  return {
    ...to,
    ...{ name, mime, bytes, kind, width, height, caption, takenAt, thumb, pairId },
    contentOf: contentIdOf(file),
    by: stampOf(actor),
  };
};

import {
  type Attachment,
  attachments,
  CONTENT,
  CREW_CONTENT,
  contentIdOf,
  ownedBy,
} from '@fm/domain/attachment';
import { chunksOf, type RecordName, type Stored } from '@fm/domain/record';
import type { DocumentQuery } from '../documents';
import type { Unit } from '../unit';

/** Files that one transaction deletes at most: each has 700 KB, and as much for the crew. */
const MOST_FILES = 6;
/** Files that show the content of others and are looked at. */
const MOST_SHOWING = 6_000;

/** The files of a record, also those in the trash, as many as go at once. */
export const nextFilesOf = (record: RecordName): DocumentQuery => ({
  path: attachments.path,
  filters: ownedBy(record),
  orders: [],
  limit: MOST_FILES,
});

/** Files that show the content of others, without their small pictures: so many of those are megabytes. */
export const filesShowing = (contentIds: readonly string[]): DocumentQuery => ({
  path: attachments.path,
  filters: [['contentOf', 'in', contentIds]],
  orders: [],
  only: [],
  limit: MOST_SHOWING,
});

/**
 * Deletes files of a record for good, with contents that no other file shows. True where there were some: the transaction
 * then takes nothing else, and more of them may be left.
 */
export async function purgeFiles(unit: Unit, record: RecordName): Promise<boolean> {
  const files = await unit.list(attachments, nextFilesOf(record));
  await purgeContents(unit, files);
  return files.length > 0;
}

/** Deletes these files for good, with contents that no other file shows. */
export async function purgeContents(unit: Unit, own: readonly Stored<Attachment>[]): Promise<void> {
  const ids = new Set(own.map(({ id }) => id));
  const contentIds = new Set(own.map(contentIdOf));
  const shown = await shownBeside(unit, [...contentIds], ids);
  for (const { id } of own)
    await unit.purgeAlong(
      attachments,
      id,
      contentIds.has(id) && !shown.has(id) ? [CONTENT, CREW_CONTENT] : [],
    );
  for (const id of contentIds)
    if (!ids.has(id) && !shown.has(id))
      for (const part of [CONTENT, CREW_CONTENT]) unit.drop(`${attachments.path}/${id}/${part}`);
}

/** Which contents are shown by files besides `ids`. */
async function shownBeside(
  unit: Unit,
  contentIds: readonly string[],
  ids: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const shown = new Set<string>();
  for (const some of chunksOf(contentIds)) {
    const copies = await unit.list(attachments, filesShowing(some));
    for (const copy of copies) if (!ids.has(copy.id)) shown.add(contentIdOf(copy));
  }
  for (const id of contentIds) if (!ids.has(id) && (await unit.find(attachments, id))) shown.add(id);
  return shown;
}

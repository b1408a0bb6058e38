import { attachments } from '@fm/domain/attachment';
import { collectionsBelow, goingAlong } from '@fm/domain/kinds';
import type { RecordKind } from '@fm/domain/record';
import type { Unit } from '../unit';
import { purgeContents, purgeFiles } from './purge-files';
import { relatedQuery } from './related-query';

/** Records that go with another one in one transaction at most: each has files and reminders of its own. */
const ALONG = 25;
/** Documents below a record that go in one transaction at most. */
const BELOW = 200;

/**
 * Deletes a record for good with its files, with what lies in the trash and belongs to it, and with everything below it;
 * the history stays, and tells it. Where that is more than one transaction deletes, some of it goes and the record stays:
 * true says that it has to be done again.
 */
export async function purgeRecord(unit: Unit, kind: RecordKind<object>, id: string): Promise<boolean> {
  const { type } = kind;
  if (await purgeFiles(unit, { type, id })) return true;
  for (const sort of goingAlong(kind, id)) {
    const rows = await unit.list(sort.kind, { ...relatedQuery(sort, true), limit: ALONG });
    for (const row of rows) if (await purgeRecord(unit, sort.kind, row.id)) return true;
    if (rows.length === ALONG) return true;
  }
  for (const path of collectionsBelow(kind, id)) {
    const rows = await unit.list({ ...kind, path }, { filters: [], orders: [], limit: BELOW });
    for (const row of rows) unit.drop(`${path}/${row.id}`);
    if (rows.length === BELOW) return true;
  }
  const file = type === attachments.type ? await unit.find(attachments, id) : undefined;
  if (file) await purgeContents(unit, [file]);
  else await unit.purge(kind, id);
  return false;
}

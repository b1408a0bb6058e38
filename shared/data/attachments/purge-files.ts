import { attachments, CONTENT } from '@fm/domain/attachment';
import type { EntityName } from '@fm/domain/entity';
import type { Actor } from '@fm/domain/record';
import type { Outcome } from '../failure';
import type { QuerySpec } from '../live/query-spec';
import { findRecords } from '../read/find-records';
import { commitTogether } from '../write/commit';

/** Files of one commit, with their contents. */
const AT_ONCE = 15;

/** Every file of a record, also those in the trash. */
export const everyFileOf = (spec: QuerySpec, recordId: string): QuerySpec =>
  spec.where('entity.id', '==', recordId);

/** Deletes the files of a record that is in the trash for good, with their contents. */
export async function purgeFiles(actor: Actor, record: EntityName): Promise<Outcome<void>> {
  for (;;) {
    const found = await findRecords(attachments, (spec) => everyFileOf(spec, record.id), AT_ONCE);
    if (!found.ok) return found;
    const own = found.value.filter(({ entity }) => entity.type === record.type);
    if (own.length === 0) return { ok: true, value: undefined };
    const gone = await commitTogether(actor, async (unit) => {
      for (const { id } of own) await unit.purgeAlong(attachments, id, [CONTENT]);
    });
    if (!gone.ok) return gone;
  }
}

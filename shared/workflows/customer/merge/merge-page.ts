import { customers } from '@fm/domain/customer';
import * as v from 'valibot';
import { MOST_MOVED } from '../../batch';
import { defineCommand } from '../../command';
import { FailureSignal, invalid } from '../../failure';
import { present } from '../../reference';
import { movePiece } from './move-piece';
import { begunMerge, pairEntries } from './pair';
import { findPieces } from './pieces';

/**
 * Lets a page of what belongs to the one that goes go over, and tells how many went and how many more were seen. Where
 * nothing is left, the one that goes moves to the trash: then the merge is ended. What has gone over stays there when
 * nobody asks for the next page: asking later goes on.
 */
export const mergePage = defineCommand({
  name: 'customers.mergePage',
  permission: 'customers:edit',
  input: v.object(pairEntries),
  async run(unit, ids) {
    const pair = await begunMerge(unit, ids);
    if (!pair) throw new FailureSignal(invalid('This merge was undone meanwhile.'));
    const { kept, other, batchId } = pair;
    // What goes over must not come to lie below what is in the trash.
    await present(unit, customers, kept.id);
    const pieces = await findPieces(unit, other.id);
    if (pieces.length === 0) {
      await unit.trash(customers, other.id, { batchId, note: `Merged into “${kept.name}”` });
      return { moved: 0, left: 0, ended: true };
    }
    const page = pieces.slice(0, MOST_MOVED);
    const note = { kind: 'merged', batchId, note: `Belonged to “${other.name}”` } as const;
    await Promise.all(page.map((piece) => movePiece(unit, piece, { from: other, to: kept, note })));
    return { moved: page.length, left: pieces.length - page.length, ended: false };
  },
});

import { customers, MERGE_FIELDS, mergedCustomer, mergeRefusal } from '@fm/domain/customer';
import { recordId } from '@fm/domain/record';
import * as v from 'valibot';
import { defineCommand } from '../../command';
import { FailureSignal, invalid } from '../../failure';
import { pairEntries } from './pair';

/**
 * The one that stays gets what both know, and both name each other: from here on the merge is to be finished or undone.
 * Sent again while it is begun, nothing more changes.
 */
export const beginMerge = defineCommand({
  name: 'customers.beginMerge',
  permission: 'customers:edit',
  input: v.object({
    ...pairEntries,
    batchId: v.pipe(recordId, v.maxLength(64)),
    /** Sides somebody chose, by field. */
    choices: v.partial(v.object(v.entriesFromList(MERGE_FIELDS, v.picklist(['kept', 'other'])))),
  }),
  async run(unit, { kept, other, batchId, choices }) {
    const [stays, goes] = await Promise.all([unit.find(customers, kept), unit.find(customers, other)]);
    const refusal = stays && goes ? mergeRefusal(stays, goes) : 'One of the two customers no longer exists.';
    if (!stays || !goes || refusal) throw new FailureSignal(invalid(refusal ?? ''));
    const note = { kind: 'merged', batchId } as const;
    const { patch } = mergedCustomer(stays, goes, choices);
    const mergedFrom = [...(stays.mergedFrom ?? []), goes.id, ...(goes.mergedFrom ?? [])];
    await unit.change(customers, kept, () => ({ ok: true, patch: { ...patch, mergedFrom } }), {
      ...note,
      note: `“${goes.name}” was merged into this customer`,
    });
    const mergedInto = { id: stays.id, name: patch.name ?? stays.name, batchId };
    await unit.change(customers, other, () => ({ ok: true, patch: { mergedInto } }), {
      ...note,
      note: `Merged into “${mergedInto.name}”`,
    });
    return null;
  },
});

import { customerNoteSchema, customers } from '@fm/domain/customer';
import { type HistoryEvent, historyPath } from '@fm/domain/event';
import { recordId } from '@fm/domain/record';
import * as v from 'valibot';
import { defineCommand } from '../command';
import { FailureSignal, missing } from '../failure';
import type { Unit } from '../unit';

/**
 * Says a note on a customer again, corrected: as an entry of its own, because entries of the history stay as they are.
 * Only who wrote a note corrects it. `entryId` is the correction's own, so that it stands there once.
 */
export const correctNote = defineCommand({
  name: 'customers.correctNote',
  permission: 'customers:edit',
  input: v.object({
    id: recordId,
    entryId: recordId,
    /** The note that was wrong, or an earlier correction of it. */
    corrects: recordId,
    note: customerNoteSchema,
  }),
  async run(unit, { id, entryId, corrects, note }, { actor }) {
    const wrong = await noteOn(unit, id, corrects);
    if (wrong.actor?.uid !== actor.uid) throw new FailureSignal(anothers);
    await unit.tell(customers, id, entryId, { note: note.text, corrects: wrong.corrects ?? corrects });
    return null;
  },
});

const anothers = {
  kind: 'refused',
  message: 'Only who wrote a note corrects it. Write a note of your own.',
} as const;

/** A note in the history of this customer. Its fields may be damaged. */
async function noteOn(unit: Unit, id: string, entryId: string): Promise<Partial<HistoryEvent>> {
  const entry = await unit.read(`${historyPath(customers)}/${entryId}`);
  const { kind, entity, ...rest } = (entry?.data ?? {}) as Partial<HistoryEvent>;
  if (kind !== 'note' || entity?.type !== customers.type || entity.id !== id)
    throw new FailureSignal(missing);
  return rest;
}

import { customerNoteSchema, customers } from '@fm/domain/customer';
import { recordId } from '@fm/domain/record';
import * as v from 'valibot';
import { defineCommand } from '../command';

/** Writes a note into the history of a customer; `entryId` is the note's own, so that it stands there once. */
export const noteCustomer = defineCommand({
  name: 'customers.note',
  permission: 'customers:edit',
  input: v.object({
    id: recordId,
    entryId: recordId,
    note: customerNoteSchema,
  }),
  async run(unit, { id, entryId, note }) {
    await unit.tell(customers, id, entryId, { note: note.text });
    return null;
  },
});

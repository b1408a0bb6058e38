import * as v from 'valibot';
import { MAX_NOTE } from '../event';
import { requiredText } from '../text';

/** What somebody writes about a customer; it becomes an entry of the history and stays as it is. */
export const customerNoteSchema = v.object({ text: requiredText('a note', 1, MAX_NOTE) });
export type CustomerNoteInput = v.InferInput<typeof customerNoteSchema>;
export type CustomerNoteValues = v.InferOutput<typeof customerNoteSchema>;

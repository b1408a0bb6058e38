import { filled, optionalText, requiredText } from '@fm/domain/text';
import { fold } from '@fm/domain/tokens';
import * as v from 'valibot';
import type { SampleRecord } from './sample-record';

/** What the form of a sample record edits. */
export const sampleRecordFormSchema = v.object({
  name: requiredText('a name', 1, 120),
  notes: optionalText(5000),
});
export type SampleRecordInput = v.InferInput<typeof sampleRecordFormSchema>;
export type SampleRecordValues = v.InferOutput<typeof sampleRecordFormSchema>;

export const sampleRecordForm = {
  schema: sampleRecordFormSchema,
  empty: (): SampleRecordInput => ({ name: '', notes: '' }),
  fromRecord: ({ name, notes }: SampleRecord): SampleRecordInput => ({ name, notes: notes ?? '' }),
  toRecord: ({ name, notes }: SampleRecordValues): SampleRecord => ({
    name,
    nameLower: fold(name),
    notes: filled(notes),
  }),
};

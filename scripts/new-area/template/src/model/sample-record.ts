import { DERIVED, defineKind } from '@fm/domain/record';
import { tokensOf } from '@fm/domain/tokens';
import * as v from 'valibot';

/** What is stored of a sample record, beside who changed it and when. The same fields as in backend/firestore.rules. */
export const sampleRecordSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  /** The folded name: for sorting. */
  nameLower: v.string(),
  notes: v.optional(v.string()),
});
export type SampleRecord = v.InferOutput<typeof sampleRecordSchema>;

export const sampleRecords = defineKind<SampleRecord>({
  path: 'sampleRecords',
  type: 'sampleRecord',
  called: { one: 'sample record', many: 'sample records' },
  schema: sampleRecordSchema,
  fields: { name: 'Name', nameLower: DERIVED, notes: 'Notes' },
  label: ({ name }) => name,
  tokens: ({ name }) => tokensOf([name]),
});

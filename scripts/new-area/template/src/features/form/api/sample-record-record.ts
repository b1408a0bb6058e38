import { run, useRecordForm } from '@fm/data';
import { sampleRecords } from '../../../model/sample-record';
import { type SampleRecordValues, sampleRecordForm } from '../../../model/sample-record-form';

type OnSaved = (id: string, mode: 'create' | 'edit', values: SampleRecordValues) => void;

/** The sample record with `id` as a form, or a new one. */
export const useSampleRecordRecord = (id: string | undefined, onSaved: OnSaved) =>
  useRecordForm({
    collection: sampleRecords,
    id,
    ...sampleRecordForm,
    store: (input) => run('sampleRecords.save' as never, input as never),
    onSaved,
  });

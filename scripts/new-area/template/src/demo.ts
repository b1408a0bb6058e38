import type { DemoRecords } from '@fm/domain/record';
import { sampleRecords } from './model/sample-record';
import { sampleRecordForm } from './model/sample-record-form';

/** The sample records that the demo shows, as somebody would type them. */
export default [
  {
    kind: sampleRecords,
    records: [
      { name: 'Sample record of the head office', notes: 'Olga knows the details.' },
      { name: 'Sample record of the north depot', notes: '' },
      { name: 'Sample record of the south depot', notes: 'To be looked at once a year.' },
      { name: 'Sample record of the training room', notes: '' },
      { name: 'Sample record of the workshop', notes: 'Ask at the gate for the key.' },
    ].map(sampleRecordForm.toRecord),
  },
] satisfies readonly DemoRecords[];

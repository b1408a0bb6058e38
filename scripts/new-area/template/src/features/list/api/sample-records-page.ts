import { useLivePage } from '@fm/data';
import { sampleRecords } from '../../../model/sample-record';
import type { SampleRecordView } from '../sample-record-view';

/** One page of 50 sample records, live. At most 51 reads whatever the collection's size. */
export const useSampleRecordsPage = ({ sort, cursor, search }: SampleRecordView) =>
  useLivePage(
    sampleRecords,
    (spec) =>
      spec
        .where('trashed', '==', false)
        .orderBy(sort.column === 'changed' ? 'updatedAt' : 'nameLower', sort.direction),
    { cursor, search },
  );

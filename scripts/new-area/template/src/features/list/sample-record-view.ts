import { type ListView, useListView } from '@fm/data';

export type SampleRecordSort = 'name' | 'changed';
export type SampleRecordView = ListView<never, SampleRecordSort>;

const options = {
  filters: {},
  sorts: ['name', 'changed'],
  defaultSort: { column: 'name', direction: 'asc' },
} as const;

/** Search, sort and page of the sample records, from the address. */
export const useSampleRecordView = (): SampleRecordView => useListView<never, SampleRecordSort>(options);

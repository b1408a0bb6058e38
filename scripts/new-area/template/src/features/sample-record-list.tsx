import { defineList, RecordListPage } from '@fm/screens/list';
import { formatDay, localDay } from '@fm/ui';
import { useMayEdit } from '../model/access';
import { type SampleRecord, sampleRecords } from '../model/sample-record';

/** All sample records. */
export const sampleRecordList = defineList<SampleRecord, never, 'name' | 'changed'>({
  kind: sampleRecords,
  path: '/sample-records',
  filters: {},
  sorts: ['name', 'changed'],
  defaultSort: { column: 'name', direction: 'asc' },
  query:
    ({ sort }) =>
    (query) =>
      query
        .where('trashed', '==', false)
        .orderBy(sort.column === 'changed' ? 'updatedAt' : 'nameLower', sort.direction),
  empty: {
    searched: 'names',
    about: 'Once there are some, they appear here by name.',
  },
  create: { to: '/sample-records/form', useMay: useMayEdit },
});

/** `/sample-records`: all of them, a page at a time. */
export const SampleRecordList = () => (
  <RecordListPage
    list={sampleRecordList}
    title="Sample records"
    withoutTrash
    table={{
      columns: [
        { id: 'name', header: 'Name', sortable: true, cell: ({ name }) => name },
        { id: 'by', header: 'Changed by', width: '12rem', cell: ({ updatedBy }) => updatedBy.name },
        {
          id: 'changed',
          header: 'Changed',
          width: '8rem',
          sortable: true,
          cell: ({ updatedAt }) => formatDay(localDay(updatedAt)),
        },
      ],
      rowHref: ({ id }) => `/sample-records/${id}`,
    }}
  />
);

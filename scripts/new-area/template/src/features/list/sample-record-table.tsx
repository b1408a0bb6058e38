import type { Stored } from '@fm/domain/record';
import { formatDay, localDay } from '@fm/ui';
import { type Column, DataTable } from '@fm/ui/table';
import type { SampleRecord } from '../../model/sample-record';
import type { SampleRecordView } from './sample-record-view';

type Row = Stored<SampleRecord>;

const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Name', sortable: true, cell: ({ name }) => name },
  { id: 'by', header: 'Changed by', width: '12rem', cell: ({ updatedBy }) => updatedBy.name },
  {
    id: 'changed',
    header: 'Changed',
    width: '8rem',
    sortable: true,
    cell: ({ updatedAt }) => formatDay(localDay(updatedAt)),
  },
];

interface Props {
  readonly rows: readonly Row[];
  readonly view: SampleRecordView;
}

/** The sample records of one page. */
export const SampleRecordTable = ({ rows, view }: Props) => (
  <DataTable
    caption="Sample records"
    columns={columns}
    rows={rows}
    rowHref={({ id }) => `/sample-records/form?id=${id}`}
    sort={view.sort}
    onSort={view.setSort}
  />
);

import type { ListCounts } from '@fm/data';
import { ListChips, SearchField, Toolbar } from '@fm/ui';
import type { SampleRecordView } from './sample-record-view';

interface Props {
  readonly view: SampleRecordView;
  readonly counts: ListCounts;
}

/** The search above the list, and what it leaves of it. */
export const SampleRecordSearch = ({ view, counts }: Props) => (
  <>
    <Toolbar>
      <SearchField label="Search sample records" value={view.search} onSearch={view.setSearch} />
    </Toolbar>
    <ListChips view={view} names={{}} noun="sample records" counts={counts} />
  </>
);

import { useListCounts } from '@fm/data';
import { ListState, Page } from '@fm/ui';
import { sampleRecords } from '../../model/sample-record';
import { useSampleRecordsPage } from './api/sample-records-page';
import { NewSampleRecord } from './new-sample-record';
import { NoSampleRecords } from './no-sample-records';
import { SampleRecordSearch } from './sample-record-search';
import { SampleRecordTable } from './sample-record-table';
import { useSampleRecordView } from './sample-record-view';

/** All sample records. */
export function SampleRecordList() {
  const view = useSampleRecordView();
  const page = useSampleRecordsPage(view);
  const counts = useListCounts(sampleRecords, page, view.active);
  return (
    <Page title="Sample records" actions={<NewSampleRecord />}>
      <SampleRecordSearch view={view} counts={counts} />
      <ListState
        of={page}
        noun="sample records"
        empty={<NoSampleRecords view={view} />}
        onMove={view.moveTo}
        columns={3}
      >
        <SampleRecordTable rows={page.rows} view={view} />
      </ListState>
    </Page>
  );
}

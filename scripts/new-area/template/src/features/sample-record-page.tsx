import { listAddress, useLiveRecord } from '@fm/data';
import { HistoryPanel, RecordPage } from '@fm/screens/record';
import { ButtonLink, DescriptionList, Page, Panel } from '@fm/ui';
import { useParams } from 'react-router-dom';
import { useMayEdit } from '../model/access';
import { sampleRecords } from '../model/sample-record';

/** `/sample-records/:id`: one of them, followed live. */
export function SampleRecordPage() {
  const { id = '' } = useParams();
  const mayEdit = useMayEdit();
  const back = { to: listAddress('/sample-records'), label: 'Sample records' };
  const edit = <ButtonLink to={`/sample-records/form?id=${id}`}>Edit</ButtonLink>;
  return (
    <RecordPage live={useLiveRecord(sampleRecords, id)} kind={sampleRecords} back={back}>
      {(record) => (
        <Page title={record.name} back={back} actions={mayEdit && edit}>
          <Panel title="About">
            <DescriptionList items={[{ term: 'Notes', value: record.notes ?? 'None' }]} />
          </Panel>
          <HistoryPanel kind={sampleRecords} record={record} mayEdit={mayEdit} />
        </Page>
      )}
    </RecordPage>
  );
}

import { listAddress } from '@fm/data';
import { useHost } from '@fm/platform';
import { RecordFormFrame } from '@fm/ui/form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMayEdit } from '../../model/access';
import { useSampleRecordRecord } from './api/sample-record-record';
import { SampleRecordFields } from './sample-record-fields';
import { SampleRecordHistory } from './sample-record-history';

/** `/sample-records/form` creates, `/sample-records/form?id=…` edits. */
export function SampleRecordFormScreen() {
  const id = useSearchParams()[0].get('id') ?? undefined;
  // Another record is another form: nothing typed for one may end up with the other.
  return <SampleRecordForm key={id} id={id} />;
}

function SampleRecordForm({ id }: { readonly id: string | undefined }) {
  const host = useHost();
  const navigate = useNavigate();
  const mayEdit = useMayEdit();
  const back = { to: listAddress('/sample-records'), label: 'Sample records' };
  const record = useSampleRecordRecord(id, (_, mode, { name }) => {
    host.toast.success(`${name} was ${mode === 'create' ? 'added' : 'saved'}.`);
    navigate(back.to);
  });
  return (
    <RecordFormFrame
      record={record}
      noun="sample record"
      title={record.record?.name ?? (id ? 'Sample record' : 'New sample record')}
      back={back}
      readOnly={mayEdit ? undefined : 'Your role may look at sample records, not change them.'}
    >
      <SampleRecordFields control={record.form.control} />
      {record.record && <SampleRecordHistory id={record.record.id} />}
    </RecordFormFrame>
  );
}

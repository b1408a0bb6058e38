import { listAddress, run } from '@fm/data';
import { useRecordForm } from '@fm/data/form';
import { useHost } from '@fm/platform';
import { FormSection, FormWide, TextArea, TextField } from '@fm/ui';
import { Field, RecordFormFrame } from '@fm/ui/form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useMayEdit } from '../model/access';
import { sampleRecords } from '../model/sample-record';
import { sampleRecordForm } from '../model/sample-record-form';

/** `/sample-records/form` creates, `/sample-records/form?id=…` edits. */
export function SampleRecordFormScreen() {
  const id = useSearchParams()[0].get('id') ?? undefined;
  // Another record is another form: nothing typed for one may end up with the other.
  return <SampleRecordForm key={id} id={id} />;
}

function SampleRecordForm({ id }: { readonly id: string | undefined }) {
  const { toast } = useHost();
  const navigate = useNavigate();
  const back = { to: listAddress('/sample-records'), label: 'Sample records' };
  const record = useRecordForm({
    collection: sampleRecords,
    id,
    ...sampleRecordForm,
    store: (input) => run('sampleRecords.save' as never, input as never),
    onSaved: (_, mode, { name }) => {
      toast.success(`${name} was ${mode === 'create' ? 'added' : 'saved'}.`);
      navigate(back.to);
    },
  });
  return (
    <RecordFormFrame
      record={record}
      noun="sample record"
      title={record.record?.name ?? (id ? 'Sample record' : 'New sample record')}
      back={back}
      readOnly={useMayEdit() ? undefined : 'Your role may look at sample records, not change them.'}
    >
      <FormSection title="About" hint="The name is what lists show and search looks at.">
        <FormWide>
          <Field control={record.form.control} name="name" label="Name">
            {(field) => <TextField {...field} required autoComplete="off" />}
          </Field>
          <Field control={record.form.control} name="notes" label="Notes">
            {(field) => <TextArea {...field} />}
          </Field>
        </FormWide>
      </FormSection>
    </RecordFormFrame>
  );
}

import { textBlockAddress } from '@fm/contract/addresses';
import { listAddress, useTrash } from '@fm/data';
import { TEXT_BLOCK_PLACE_LABELS, TEXT_BLOCK_PLACES, textBlocks } from '@fm/domain/text-block';
import { useHost } from '@fm/platform';
import { HistorySection } from '@fm/screens/record';
import { FormSection, FormWide, TextArea, TextField, TrashNotice } from '@fm/ui';
import { Field, RecordFormFrame } from '@fm/ui/form';
import { optionsOf, SelectField, TrashMenu } from '@fm/ui/select';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useBlockRecord } from '../api/block-record';

const places = optionsOf(TEXT_BLOCK_PLACES, TEXT_BLOCK_PLACE_LABELS);

/** `/create-offer/texts/form` creates, `/create-offer/texts/form?id=…` edits. */
export function BlockFormScreen() {
  const id = useSearchParams()[0].get('id') ?? undefined;
  // Another text is another form: nothing typed for one may end up with the other.
  return <BlockForm key={id} id={id} />;
}

function BlockForm({ id }: { readonly id: string | undefined }) {
  const host = useHost();
  const navigate = useNavigate();
  const back = { to: listAddress(textBlockAddress.list()), label: 'Texts' };
  const record = useBlockRecord(id, (key, mode, { name }) => {
    host.toast.success(`“${name}” was ${mode === 'create' ? 'created' : 'saved'}.`);
    if (mode === 'create') navigate(textBlockAddress.edit(key), { replace: true });
  });
  const block = record.record;
  const trash = useTrash(textBlocks, () => navigate(back.to));
  const mayEdit = host.can('offers:edit');
  const { control } = record.form;
  return (
    <RecordFormFrame
      record={record}
      noun="text"
      title={block?.name ?? (id ? 'Text' : 'New text')}
      back={back}
      actions={<TrashMenu trash={trash} record={block} />}
      above={<TrashNotice trash={trash} record={block} noun="text" />}
      readOnly={mayEdit ? undefined : 'Your role may look at texts, not change them.'}
    >
      <FormSection
        title="Text"
        hint="Offers that it is inserted into keep a copy: what you change here leaves those as they are."
      >
        <Field control={control} name="name" label="Name">
          {(field) => <TextField {...field} required autoComplete="off" hint="Found by it. Not printed." />}
        </Field>
        <Field control={control} name="place" label="Inserted">
          {(field) => <SelectField {...field} required options={places} />}
        </Field>
        <FormWide>
          <Field control={control} name="textDe" label="In German">
            {(field) => <TextArea {...field} rows={5} hint="For offers in German." />}
          </Field>
        </FormWide>
        <FormWide>
          <Field control={control} name="textEn" label="In English">
            {(field) => (
              <TextArea
                {...field}
                rows={5}
                hint="For offers in English. One language is enough to begin with."
              />
            )}
          </Field>
        </FormWide>
      </FormSection>
      {block && <HistorySection kind={textBlocks} record={block} mayEdit={mayEdit && !block.trashed} />}
    </RecordFormFrame>
  );
}

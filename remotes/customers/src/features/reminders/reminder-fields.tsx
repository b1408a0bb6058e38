import { TextField } from '@fm/ui';
import { Field } from '@fm/ui/form';
import { useEffect } from 'react';
import { useFollowedRecord } from './api/followed-record';
import { EntityField } from './entity-field';
import { MomentFields } from './moment-fields';
import { OwnerFields } from './owner-fields';
import css from './reminder-fields.module.css';
import type { ReminderFormOf } from './reminder-form';

/** What, about which record, when, and who is reminded. */
export function ReminderFields({ form }: { readonly form: ReminderFormOf }) {
  const { control, setValue, watch } = form;
  const [entity, field] = watch(['entity', 'field']);
  const source = useFollowedRecord(entity);
  const sourceDay = (field && !source?.followed.over && source?.followed.days[field]) || '';
  const responsible = source?.responsible;
  useEffect(() => setValue('sourceDay', sourceDay), [setValue, sourceDay]);
  const { id, name = '' } = responsible ?? {};
  useEffect(() => setValue('responsible', id === undefined ? null : { id, name }), [setValue, id, name]);
  return (
    <div className={css.fields}>
      <div className={css.wide}>
        <Field control={control} name="text" label="Remind me of">
          {(bound) => <TextField {...bound} required maxLength={200} />}
        </Field>
      </div>
      <Field control={control} name="entity" label="Record">
        {(bound) => (
          <EntityField
            {...bound}
            onPick={(picked) => {
              setValue('customerId', picked?.record.customerRef?.id ?? null);
              setValue('field', null);
              setValue('when', 'moment');
            }}
          />
        )}
      </Field>
      <MomentFields form={form} days={source?.followed.days} />
      <OwnerFields form={form} responsible={responsible} />
    </div>
  );
}

import { TextField } from '@fm/ui';
import { Field } from '@fm/ui/form';
import { useFollowedRecord } from './api/followed-record';
import { EntityField } from './entity-field';
import { MomentFields } from './moment-fields';
import { OwnerFields } from './owner-fields';
import css from './reminder-fields.module.css';
import type { ReminderFormOf } from './reminder-form';

/** What, about which record, when, and who is reminded. */
export function ReminderFields({ form }: { readonly form: ReminderFormOf }) {
  const { control, setValue, watch } = form;
  const source = useFollowedRecord(watch('entity'));
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
      <MomentFields form={form} followed={source?.followed} />
      <OwnerFields form={form} responsible={source?.responsible} />
    </div>
  );
}

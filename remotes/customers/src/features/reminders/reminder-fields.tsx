import { ENTITY_LABELS, type EntityType } from '@fm/domain/entity';
import type { ReminderInput, ReminderValues } from '@fm/domain/reminder';
import { TextField } from '@fm/ui';
import { DateField, TimeField } from '@fm/ui/date';
import { Field, type UseFormReturn } from '@fm/ui/form';
import { ComboBoxField, SelectField } from '@fm/ui/select';
import { useState } from 'react';
import { type Linkable, linkableRecords } from './api/linkable-records';
import css from './reminder-fields.module.css';

const kinds = (Object.keys(ENTITY_LABELS) as EntityType[]).map((id) => ({ id, label: ENTITY_LABELS[id] }));

interface ReminderFieldsProps {
  readonly form: UseFormReturn<ReminderInput, unknown, ReminderValues>;
}

/** What, when, and about which record. */
export function ReminderFields({ form: { control, setValue } }: ReminderFieldsProps) {
  return (
    <div className={css.fields}>
      <div className={css.wide}>
        <Field control={control} name="text" label="Remind me of">
          {(field) => <TextField {...field} required maxLength={200} />}
        </Field>
      </div>
      <Field control={control} name="day" label="Day">
        {(field) => <DateField {...field} required />}
      </Field>
      <Field control={control} name="time" label="Time">
        {(field) => <TimeField {...field} required />}
      </Field>
      <Field control={control} name="entity" label="Record">
        {(field) => (
          <EntityField
            {...field}
            onPick={(picked) => setValue('customerId', picked?.record.customerRef?.id ?? null)}
          />
        )}
      </Field>
    </div>
  );
}

type Entity = ReminderInput['entity'];

interface EntityFieldProps {
  readonly label: string;
  readonly value: Entity;
  readonly onChange: (entity: Entity) => void;
  readonly onPick: (picked: Linkable | null) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
}

/** A record of any kind: first the kind, then the record. */
function EntityField({ label, value, onChange, onPick, onBlur, error }: EntityFieldProps) {
  const stored = kinds.find(({ id }) => id === value?.type)?.id;
  const [kind, setKind] = useState<EntityType | null>(stored ?? null);
  return (
    <>
      <SelectField
        label="About"
        emptyLabel="Nothing in particular"
        options={kinds}
        value={kind}
        onChange={(chosen) => {
          setKind(chosen);
          onChange(null);
          onPick(null);
        }}
      />
      {kind && (
        <ComboBoxField
          key={kind}
          label={`${label}: ${ENTITY_LABELS[kind].toLowerCase()}`}
          load={linkableRecords[kind]}
          value={value && { id: value.id, name: value.label }}
          onChange={(chosen) => onChange(chosen && { type: kind, id: chosen.id, label: chosen.name })}
          onPick={onPick}
          onBlur={onBlur}
          error={error}
        />
      )}
    </>
  );
}

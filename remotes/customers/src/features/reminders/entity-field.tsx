import type { ReminderInput } from '@fm/domain/reminder';
import { ComboBoxField, SelectField } from '@fm/ui/select';
import { useState } from 'react';
import { type Linkable, linkableRecords } from './api/linkable-records';
import { LINKABLE, type LinkableType, linkableLabel } from './linkable-kinds';

const kinds = (Object.keys(LINKABLE) as LinkableType[]).map((id) => ({ id, label: linkableLabel(id) }));

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
export function EntityField({ label, value, onChange, onPick, onBlur, error }: EntityFieldProps) {
  const stored = kinds.find(({ id }) => id === value?.type)?.id;
  const [chosen, setChosen] = useState<LinkableType | null>(null);
  const kind = stored ?? chosen;
  return (
    <>
      <SelectField
        label="About"
        emptyLabel="Nothing in particular"
        options={kinds}
        value={kind}
        onChange={(next) => {
          setChosen(next);
          onChange(null);
          onPick(null);
        }}
      />
      {kind && (
        <ComboBoxField
          key={kind}
          label={`${label}: ${linkableLabel(kind).toLowerCase()}`}
          load={linkableRecords[kind]}
          value={value && { id: value.id, name: value.label }}
          onChange={(picked) => onChange(picked && { type: kind, id: picked.id, label: picked.name })}
          onPick={onPick}
          onBlur={onBlur}
          error={error}
        />
      )}
    </>
  );
}

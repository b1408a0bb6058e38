import { useReminded } from '@fm/data';
import type { Ref } from '@fm/domain/record';
import { isForTeam, teamOwner } from '@fm/domain/reminder';
import { useSession } from '@fm/platform';
import { Field } from '@fm/ui/form';
import { ComboBoxField, SelectField } from '@fm/ui/select';
import { useState } from 'react';
import { colleagueOptions } from './api/colleague-options';
import type { ReminderFormOf } from './reminder-form';

type Who = 'me' | 'team' | 'responsible' | 'colleague';

interface OwnerFieldsProps {
  readonly form: ReminderFormOf;
  /** The login of whoever is responsible for the record now. */
  readonly responsible: Ref | undefined;
}

/** Who is reminded: oneself, the own team, a colleague, or whoever is responsible for the record. */
export function OwnerFields({ form: { control, watch, setValue }, responsible }: OwnerFieldsProps) {
  const { uid, name } = useSession();
  const { team } = useReminded();
  const [when, owner, toResponsible] = watch(['when', 'ownerRef', 'toResponsible']);
  const [asking, setAsking] = useState(false);
  const follows = when === 'date';
  const who: Who =
    follows && toResponsible
      ? 'responsible'
      : owner && isForTeam({ ownerRef: owner })
        ? 'team'
        : asking || owner?.id !== uid
          ? 'colleague'
          : 'me';
  const choose = (next: Who) => {
    setAsking(next === 'colleague');
    setValue('toResponsible', next === 'responsible', { shouldDirty: true });
    const to = next === 'team' && team ? teamOwner(team) : next === 'colleague' ? null : { id: uid, name };
    setValue('ownerRef', to, { shouldDirty: true });
  };
  return (
    <>
      <SelectField<Who>
        label="Who is reminded"
        options={[
          { id: 'me', label: 'Me' },
          ...(follows ? [{ id: 'responsible' as const, label: 'Whoever is responsible' }] : []),
          ...(team || who === 'team'
            ? [{ id: 'team' as const, label: `Everybody in the ${team ?? ''} team` }]
            : []),
          { id: 'colleague', label: 'A colleague' },
        ]}
        value={who}
        onChange={choose}
        hint={who === 'responsible' ? responsibleHint(responsible) : undefined}
      />
      {who === 'colleague' && (
        <Field control={control} name="ownerRef" label="Colleague">
          {(bound) => <ComboBoxField {...bound} required load={colleagueOptions} />}
        </Field>
      )}
    </>
  );
}

const responsibleHint = (responsible: Ref | undefined) =>
  responsible
    ? `${responsible.name} at the moment.`
    : 'Nobody with a login is responsible yet: it goes to you until somebody is.';

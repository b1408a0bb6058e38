import { kindLabel } from '@fm/domain/kinds';
import { NUMBERED } from '@fm/domain/settings';
import { FormSection, NumberField, TextField } from '@fm/ui';
import { Field } from '@fm/ui/form';
import { Fragment } from 'react';
import type { SettingsSectionProps } from './section-props';

const KEPT = [
  ['jobRuns', 'Runs of jobs'],
  ['mails', 'Mails that were sent'],
  ['historyExports', 'Progress of history exports'],
  ['signIns', 'Sign-ins'],
] as const;

/** How records are numbered, and how long they stay in the trash. */
export const RecordsSection = ({ control }: SettingsSectionProps) => (
  <>
    <FormSection
      title="Numbers"
      hint="A number is a prefix, the year and a count, as in WO-2026-0042. New records go by this; numbers that were given out stay. The count of this year goes on from the number you enter, unless it has come further already."
    >
      {NUMBERED.map((type) => (
        <Fragment key={type}>
          <Field control={control} name={`numberPrefixes.${type}`} label={kindLabel(type)}>
            {({ onChange, ...field }) => (
              <TextField
                {...field}
                required
                spellCheck={false}
                onChange={(typed) => onChange(typed.toUpperCase())}
              />
            )}
          </Field>
          <Field control={control} name={`numbersFrom.${type}`} label={`${kindLabel(type)}: count from`}>
            {(field) => <NumberField {...field} required />}
          </Field>
        </Fragment>
      ))}
      <Field control={control} name="numberWidth" label="Digits of the count">
        {(field) => <NumberField {...field} required unit="digits" />}
      </Field>
    </FormSection>
    <FormSection
      title="Trash"
      hint="After that a record is deleted for good in the night; its history stays."
    >
      <Field control={control} name="trashDays" label="Days in the trash">
        {(field) => <NumberField {...field} required unit="days" />}
      </Field>
    </FormSection>
    <FormSection
      title="Kept for a time"
      hint="What comes about by itself is deleted in the night after so many days. What is there already keeps the time that it was made with."
    >
      {KEPT.map(([name, label]) => (
        <Field key={name} control={control} name={`keptDays.${name}`} label={label}>
          {(field) => <NumberField {...field} required unit="days" />}
        </Field>
      ))}
    </FormSection>
  </>
);

import { useToday } from '@fm/data';
import { CERTIFICATE_STATUS_LABELS, CERTIFICATE_STATUSES } from '@fm/domain/employee';
import { WORK_ORDER_TYPE_LABELS, WORK_ORDER_TYPES } from '@fm/domain/work-order';
import { CheckboxGroup, FormStack, IconButton, Status, type StatusProps, TextField, TrashIcon } from '@fm/ui';
import { DateField } from '@fm/ui/date';
import { Field, FormReadOnly, useWatch } from '@fm/ui/form';
import { optionsOf, SelectField } from '@fm/ui/select';
import { useContext } from 'react';
import css from './certificate-row.module.css';
import { type Validity, validityOf } from './certificate-validity';
import list from './folded-rows.module.css';
import type { EmployeeSectionProps } from './section-props';

const statuses = optionsOf(CERTIFICATE_STATUSES, CERTIFICATE_STATUS_LABELS);
const types = optionsOf(WORK_ORDER_TYPES, WORK_ORDER_TYPE_LABELS);

const VALIDITY_MARKS: Readonly<Record<Validity, StatusProps | undefined>> = {
  over: { tone: 'neutral', label: 'A later one counts, or none' },
  expired: { tone: 'danger', label: 'Expired' },
  expiring: { tone: 'warning', label: 'Expires within 30 days' },
  valid: undefined,
};

interface CertificateRowProps extends EmployeeSectionProps {
  readonly index: number;
  readonly onRemove: () => void;
}

/** One certificate: what it is, from when to when, and for which work it is needed. */
export function CertificateRow({ control, index, onRemove }: CertificateRowProps) {
  const readOnly = useContext(FormReadOnly);
  const rows = useWatch({ control, name: 'certificates' });
  const day = useToday();
  const row = rows[index];
  const mark = row && VALIDITY_MARKS[validityOf(row, rows, day)];
  const title = `Certificate ${index + 1}`;
  return (
    <li>
      <fieldset className={list.row} aria-label={title}>
        <div className={css.name}>
          <Field control={control} name={`certificates.${index}.name`} label="Name">
            {(field) => <TextField {...field} required maxLength={120} />}
          </Field>
        </div>
        <Field control={control} name={`certificates.${index}.no`} label="Number">
          {(field) => <TextField {...field} spellCheck={false} maxLength={60} />}
        </Field>
        <Field control={control} name={`certificates.${index}.issuedOn`} label="Issued on">
          {(field) => <DateField {...field} required />}
        </Field>
        <FormStack>
          <Field control={control} name={`certificates.${index}.expiresOn`} label="Valid until">
            {(field) => <DateField {...field} hint={row?.expiresOn ? undefined : 'Empty: for good'} />}
          </Field>
          {mark && <Status {...mark} />}
        </FormStack>
        <Field control={control} name={`certificates.${index}.status`} label="Status">
          {(field) => <SelectField {...field} options={statuses} required />}
        </Field>
        <div className={css.types}>
          <Field control={control} name={`certificates.${index}.types`} label="Needed for">
            {(field) => (
              <CheckboxGroup {...field} options={types} hint="None ticked: for every kind of work" />
            )}
          </Field>
        </div>
        {!readOnly && (
          <div className={`${list.remove} ${css.remove}`}>
            <IconButton aria-label={`Remove ${title.toLowerCase()}`} onClick={onRemove}>
              <TrashIcon />
            </IconButton>
          </div>
        )}
      </fieldset>
    </li>
  );
}

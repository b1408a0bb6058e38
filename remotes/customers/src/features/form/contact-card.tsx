import { run } from '@fm/data';
import { EraseButton } from '@fm/screens/record';
import { Checkbox, FormWide, PhoneField, TextField } from '@fm/ui';
import { Field, useFormState, useWatch } from '@fm/ui/form';
import { useLocation } from 'react-router-dom';
import { leadsTo } from './parts/part-address';
import { PartCard } from './parts/part-card';
import type { CustomerSectionProps } from './section-props';

interface ContactCardProps extends CustomerSectionProps {
  readonly index: number;
  /** Whose contact it is; undefined while the contact is not stored. */
  readonly customerId: string | undefined;
  readonly fresh: boolean;
  /** Called when this contact was made the primary contact. */
  readonly onPrimary: () => void;
  readonly onRemove: (() => void) | undefined;
}

/** The fields of one contact of the customer. */
export function ContactCard(props: ContactCardProps) {
  const { control, index, customerId, fresh, onPrimary, onRemove } = props;
  const name = `contacts.${index}` as const;
  const contact = useWatch({ control, name });
  const { errors } = useFormState({ control, name });
  const summary = [
    contact.primary ? 'Primary contact' : '',
    contact.function,
    contact.phone || contact.email,
  ];
  return (
    <PartCard
      title={contact.name || 'New contact'}
      summary={summary.filter((text) => text !== '').join(' · ')}
      fresh={fresh}
      target={leadsTo(useLocation().hash, 'contact', contact.recordId)}
      wrong={errors.contacts?.[index] !== undefined}
      removeLabel={`Remove contact ${contact.name}`.trim()}
      onRemove={onRemove}
    >
      <Field control={control} name={`${name}.name`} label="Name of the person">
        {(field) => <TextField {...field} required autoComplete="off" />}
      </Field>
      <Field control={control} name={`${name}.function`} label="Function">
        {(field) => <TextField {...field} hint="Such as caretaker or accounting" />}
      </Field>
      <Field control={control} name={`${name}.email`} label="E-mail of the person">
        {(field) => <TextField {...field} type="email" autoComplete="off" />}
      </Field>
      <Field control={control} name={`${name}.phone`} label="Phone of the person">
        {(field) => <PhoneField {...field} />}
      </Field>
      <Field control={control} name={`${name}.primary`} label="Primary contact">
        {(field) => (
          <Checkbox
            {...field}
            onChange={(primary) => {
              if (primary) onPrimary();
              field.onChange(primary);
            }}
          />
        )}
      </Field>
      <Field control={control} name={`${name}.receives.offers`} label="Gets offers">
        {(field) => <Checkbox {...field} />}
      </Field>
      <Field control={control} name={`${name}.receives.reports`} label="Gets work reports">
        {(field) => <Checkbox {...field} />}
      </Field>
      <Field control={control} name={`${name}.receives.invoices`} label="Gets invoices">
        {(field) => <Checkbox {...field} />}
      </Field>
      {customerId !== undefined && onRemove && (
        <FormWide>
          <EraseButton
            name={contact.name}
            erase={() => run('contacts.erase', { id: contact.recordId, customerId })}
          >
            <p>
              {`Name, function, e-mail and phone of ${contact.name} go for good, and the contact is taken off the customer. Work orders, offers and the history stay, and call the person “Erased person” with a few letters.`}
            </p>
          </EraseButton>
        </FormWide>
      )}
    </PartCard>
  );
}

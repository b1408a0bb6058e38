import { newId } from '@fm/data';
import type { CustomerScreenInput, CustomerScreenValues } from '@fm/domain/customer';
import { emptyContact } from '@fm/domain/customer';
import { Button, FormSection, FormWide, PlusIcon } from '@fm/ui';
import {
  FormReadOnly,
  RemovedRows,
  removedByName,
  type UseFormReturn,
  useFieldArray,
  useFormState,
  useWatch,
} from '@fm/ui/form';
import { useContext } from 'react';
import { ContactCard } from './contact-card';
import css from './parts/part-card.module.css';
import { useParts } from './parts/use-parts';
import type { CustomerSectionProps } from './section-props';

interface ContactsSectionProps extends CustomerSectionProps {
  /** Undefined for a new customer. */
  readonly customerId: string | undefined;
  readonly setValue: UseFormReturn<CustomerScreenInput, unknown, CustomerScreenValues>['setValue'];
}

/** The people at the customer. One of them at most is the primary contact. */
export function ContactsSection({ control, customerId, setValue }: ContactsSectionProps) {
  const readOnly = useContext(FormReadOnly);
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'contacts' });
  const typed = useWatch({ control, name: 'contacts' });
  const stored = useFormState({ control }).defaultValues?.contacts?.map((contact) => contact?.recordId);
  const parts = useParts<CustomerScreenInput['contacts'][number]>(typed, { append, insert, remove });
  const callFirst = (chosen: number) => {
    for (const [index, contact] of typed.entries()) {
      if (contact.primary && index !== chosen)
        setValue(`contacts.${index}.primary`, false, { shouldDirty: true });
    }
  };
  return (
    <FormSection title="Contacts" hint="People, and what each of them is sent.">
      <FormWide>
        <div className={css.list}>
          {fields.length === 0 && <p className={css.summary}>Nobody yet.</p>}
          {fields.map(({ id, recordId }, index) => (
            <ContactCard
              key={id}
              control={control}
              index={index}
              customerId={stored?.includes(recordId) ? customerId : undefined}
              fresh={parts.isFresh(recordId)}
              onPrimary={() => callFirst(index)}
              onRemove={readOnly ? undefined : () => parts.takeOff(index)}
            />
          ))}
          <RemovedRows rows={parts} textOf={({ name }) => removedByName(name)} />
        </div>
        {!readOnly && (
          <div className={css.add}>
            <Button
              variant="outline"
              size="sm"
              icon={<PlusIcon />}
              onClick={() => parts.add({ recordId: newId(), ...emptyContact(), primary: typed.length === 0 })}
            >
              Add contact
            </Button>
          </div>
        )}
      </FormWide>
    </FormSection>
  );
}

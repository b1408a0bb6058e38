import { newId } from '@fm/data';
import type { CustomerScreenInput } from '@fm/domain/customer';
import { emptySite } from '@fm/domain/site';
import { Button, FormSection, FormWide, PlusIcon } from '@fm/ui';
import { FormReadOnly, RemovedRows, removedByName, useFieldArray, useWatch } from '@fm/ui/form';
import { useContext } from 'react';
import css from './parts/part-card.module.css';
import { useParts } from './parts/use-parts';
import type { CustomerSectionProps } from './section-props';
import { SiteCard } from './site-card';

/** The places where work is done for the customer. */
export function SitesSection({ control }: CustomerSectionProps) {
  const readOnly = useContext(FormReadOnly);
  const { fields, append, insert, remove } = useFieldArray({ control, name: 'sites' });
  const typed = useWatch({ control, name: 'sites' });
  const parts = useParts<CustomerScreenInput['sites'][number]>(typed, { append, insert, remove });
  return (
    <FormSection title="Sites" hint="Places where work is done. Work orders are planned for a site.">
      <FormWide>
        <div className={css.list}>
          {fields.length === 0 && <p className={css.summary}>No site yet. Work orders need one.</p>}
          {fields.map(({ id, recordId }, index) => (
            <SiteCard
              key={id}
              control={control}
              index={index}
              fresh={parts.isFresh(recordId)}
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
              onClick={() => parts.add({ recordId: newId(), ...emptySite() })}
            >
              Add site
            </Button>
          </div>
        )}
      </FormWide>
    </FormSection>
  );
}

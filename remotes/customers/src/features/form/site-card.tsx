import { addressLine } from '@fm/domain/address';
import { Button, FormWide, NumberField, TextArea, TextField } from '@fm/ui';
import { Field, useFormState, useWatch } from '@fm/ui/form';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AddressFields } from './address-fields';
import { leadsTo } from './parts/part-address';
import { PartCard } from './parts/part-card';
import type { CustomerSectionProps } from './section-props';

interface SiteCardProps extends CustomerSectionProps {
  readonly index: number;
  readonly fresh: boolean;
  readonly onRemove: (() => void) | undefined;
}

/** One site of the customer. */
export function SiteCard({ control, index, fresh, onRemove }: SiteCardProps) {
  const name = `sites.${index}` as const;
  const site = useWatch({ control, name });
  const wrong = useFormState({ control, name }).errors.sites?.[index];
  return (
    <PartCard
      title={site.name || 'New site'}
      summary={addressLine(site.address)}
      fresh={fresh}
      target={leadsTo(useLocation().hash, 'site', site.recordId)}
      wrong={wrong !== undefined}
      removeLabel={`Remove site ${site.name}`.trim()}
      onRemove={onRemove}
    >
      <Field control={control} name={`${name}.name`} label="Name of the site">
        {(field) => <TextField {...field} required hint="As people call it: Main building" />}
      </Field>
      <AddressFields control={control} name={`${name}.address`} required />
      <Field control={control} name={`${name}.access`} label="Access">
        {(field) => <TextArea {...field} rows={2} hint="Keys, codes, whom to ask" />}
      </Field>
      <FurtherFields control={control} name={name} folded={fresh && !wrong?.areaM2 && !wrong?.timezone} />
    </PartCard>
  );
}

interface FurtherFieldsProps extends CustomerSectionProps {
  readonly name: `sites.${number}`;
  /** Until somebody asks for them. */
  readonly folded: boolean;
}

/** What most new sites do without: their time zone is the company's. */
function FurtherFields({ control, name, folded }: FurtherFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {folded && (
        <FormWide>
          <Button variant="outline" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Opening hours, area and time zone
          </Button>
        </FormWide>
      )}
      {(isOpen || !folded) && (
        <>
          <Field control={control} name={`${name}.openingHours`} label="Opening hours">
            {(field) => <TextField {...field} />}
          </Field>
          <Field control={control} name={`${name}.areaM2`} label="Area">
            {(field) => <NumberField {...field} unit="m²" />}
          </Field>
          <Field control={control} name={`${name}.timezone`} label="Time zone">
            {(field) => (
              <TextField {...field} required spellCheck={false} hint="Planned times are meant in it" />
            )}
          </Field>
        </>
      )}
    </>
  );
}

import { offerAddress } from '@fm/contract/addresses';
import { type OfferTemplate, offerContentToForm } from '@fm/domain/offer';
import type { Ref, Stored } from '@fm/domain/record';
import { FormSection, FormStack, Notice, TextLink } from '@fm/ui';
import { ComboBoxField } from '@fm/ui/select';
import { useState } from 'react';
import type { OfferFormState } from '../editor/offer-form-state';
import { templateOptions } from './api/templates';

const changed = { shouldDirty: true } as const;

/** Fills a new offer with what a template offers. What it does not keep stays as it was typed. */
export function TemplateSection({ form }: { readonly form: OfferFormState }) {
  const [chosen, setChosen] = useState<Ref | null>(null);
  const fill = (template: Stored<OfferTemplate>) => {
    const values = offerContentToForm(template);
    for (const field of Object.keys(values) as (keyof typeof values)[])
      form.setValue(field, values[field], changed);
    form.clearErrors();
  };
  return (
    <FormSection title="Template" hint="What is offered again and again.">
      <FormStack>
        <ComboBoxField
          label="Start from a template"
          load={templateOptions}
          value={chosen}
          onChange={setChosen}
          onPick={(option) => option && fill(option.record)}
        />
        {chosen && <Notice tone="info">{`Filled in from “${chosen.name}”. Change what differs.`}</Notice>}
        <p>
          <TextLink to={offerAddress.templates()}>Manage templates</TextLink>
        </p>
      </FormStack>
    </FormSection>
  );
}

import type { Ref, Stored } from '@fm/domain/record';
import { contentToForm, type OrderTemplate } from '@fm/domain/work-order';
import { FormSection, Notice, TextLink } from '@fm/ui';
import { ComboBoxField } from '@fm/ui/select';
import { useState } from 'react';
import type { SectionProps } from '../form/work-order-fields';
import { templateOptions } from './api/templates';

const changed = { shouldDirty: true } as const;

/** Fills a new order with the work of a template. What it does not keep stays as it was typed. */
export function TemplateSection({ form }: SectionProps) {
  const [chosen, setChosen] = useState<Ref | null>(null);
  const fill = (template: Stored<OrderTemplate>) => {
    const values = contentToForm(template);
    for (const field of Object.keys(values) as (keyof typeof values)[])
      form.setValue(field, values[field], changed);
    form.clearErrors();
  };
  return (
    <FormSection title="Template" hint="Work that is ordered again and again.">
      <ComboBoxField
        label="Start from a template"
        load={templateOptions}
        value={chosen}
        onChange={setChosen}
        onPick={(option) => option && fill(option.record)}
      />
      {chosen && <Notice tone="info">{`Filled in from “${chosen.name}”. Change what differs.`}</Notice>}
      <p>
        <TextLink to="/work-orders/templates">Manage templates</TextLink>
      </p>
    </FormSection>
  );
}

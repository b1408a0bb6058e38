import type { RecordForm } from '@fm/data/form';
import {
  OFFER_LANGUAGE_LABELS,
  OFFER_LANGUAGES,
  type Offer,
  type OfferInput,
  type OfferValues,
  TAX_MODE_LABELS,
  TAX_MODES,
} from '@fm/domain/offer';
import { TEXT_BLOCK_PLACE_LABELS } from '@fm/domain/text-block';
import { FormSection, FormWide, NumberField, RadioGroup, TextArea } from '@fm/ui';
import { DateField } from '@fm/ui/date';
import { Field, Form, LeaveGuard, RecordFormNotices } from '@fm/ui/form';
import { optionsOf, SelectField } from '@fm/ui/select';
import type { FormEvent } from 'react';
import { LinesPanel } from '../lines/lines-panel';
import { sameOffer } from '../screen/offer-address';
import { TemplateSection } from '../templates/template-section';
import { TextBlockPicker } from '../texts/text-block-picker';
import { withBlock } from '../texts/text-line';
import { TotalsPanel } from '../totals/totals-panel';
import { AboutSection } from './about-section';
import type { OfferControl, OfferFormState } from './offer-form-state';
import css from './offer-form-view.module.css';
import { SaveBar } from './save-bar';

interface OfferFormViewProps {
  readonly record: RecordForm<OfferInput, OfferValues, Offer>;
  readonly saveLabel: string;
}

/** Everything one enters about an offer, to create and to edit. */
export function OfferFormView({ record, saveLabel }: OfferFormViewProps) {
  const { form, mode, hasUnsaved } = record;
  const save = (event: FormEvent) => {
    event.preventDefault();
    // Enter in a field of an unchanged offer has nothing to save.
    return mode === 'edit' && !hasUnsaved() ? undefined : record.save(event);
  };
  return (
    <>
      <Form form={form} onSubmit={save} failure={record.failure}>
        <RecordFormNotices record={record} />
        {mode === 'create' && <TemplateSection form={form} />}
        <AboutSection form={form} isNew={mode === 'create'} />
        <LinesPanel form={form} />
        <TotalsPanel form={form} />
        <TermsSection control={form.control} />
        <TextsSection form={form} />
        <SaveBar record={record} label={saveLabel} />
      </Form>
      <LeaveGuard dirty={record.dirty} hasUnsaved={hasUnsaved} stays={sameOffer} kept />
    </>
  );
}

/** What stands before and after the lines. */
const TextsSection = ({ form }: { readonly form: OfferFormState }) => (
  <FormSection title="Texts">
    <OfferTextField form={form} name="intro" hint="What was talked about, what this offer answers." />
    <OfferTextField form={form} name="terms" hint="Conditions, warranty, when work can begin." />
  </FormSection>
);

interface OfferTextFieldProps {
  readonly form: OfferFormState;
  readonly name: 'intro' | 'terms';
  readonly hint: string;
}

/** A text of the offer, with the company's own texts to insert at its end. */
const OfferTextField = ({ form, name, hint }: OfferTextFieldProps) => (
  <FormWide>
    <Field control={form.control} name={name} label={TEXT_BLOCK_PLACE_LABELS[name]}>
      {(field) => <TextArea {...field} rows={2} hint={hint} />}
    </Field>
    <div className={css.insert}>
      <TextBlockPicker
        place={name}
        form={form}
        onPick={(_, text) =>
          form.setValue(name, withBlock(form.getValues(name), text), {
            shouldDirty: true,
            shouldValidate: true,
          })
        }
      />
    </div>
  </FormWide>
);

const languages = optionsOf(OFFER_LANGUAGES, OFFER_LANGUAGE_LABELS);
const taxModes = optionsOf(TAX_MODES, TAX_MODE_LABELS);

/** Until when the offer holds, and how its prices are meant. */
const TermsSection = ({ control }: { readonly control: OfferControl }) => (
  <FormSection title="Terms">
    <Field control={control} name="issueDate" label="Date of the offer">
      {(field) => <DateField {...field} required />}
    </Field>
    <Field control={control} name="validUntil" label="Valid until">
      {(field) => <DateField {...field} required />}
    </Field>
    <Field control={control} name="paymentDays" label="Payment within">
      {(field) => <NumberField {...field} unit="days" required />}
    </Field>
    <Field control={control} name="language" label="Language">
      {(field) => (
        <SelectField
          {...field}
          options={languages}
          emptyLabel="The customer's"
          hint="Of its paper, and of names taken from the catalogue."
        />
      )}
    </Field>
    <Field control={control} name="taxMode" label="Prices">
      {(field) => <RadioGroup {...field} options={taxModes} />}
    </Field>
  </FormSection>
);

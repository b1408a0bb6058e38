import type { RecordForm } from '@fm/data';
import type { Offer, OfferInput, OfferValues } from '@fm/domain/offer';
import { Form, LeaveGuard, RecordFormNotices } from '@fm/ui/form';
import type { FormEvent } from 'react';
import { LinesPanel } from '../lines/lines-panel';
import { sameOffer } from '../screen/offer-address';
import { TotalsPanel } from '../totals/totals-panel';
import { AboutSection } from './about-section';
import { SaveBar } from './save-bar';
import { TermsSection } from './terms-section';
import { TextsSection } from './texts-section';

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
        <AboutSection form={form} />
        <TermsSection control={form.control} />
        <LinesPanel form={form} />
        <TotalsPanel form={form} />
        <TextsSection control={form.control} />
        <SaveBar record={record} label={saveLabel} />
      </Form>
      <LeaveGuard dirty={record.dirty} hasUnsaved={hasUnsaved} stays={sameOffer} kept />
    </>
  );
}

import { run, useRecordForm } from '@fm/data';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { type OfferValues, offerForm, offers } from '@fm/domain/offer';
import type { Given } from '../found-on-order';

/** The draft with `id` as a form, or a new offer that starts with `given`. */
export const useOfferRecord = (
  id: string | undefined,
  { values: given, foundOn }: Given,
  onSaved: (id: string, mode: 'create' | 'edit', values: OfferValues) => void,
) =>
  useRecordForm({
    collection: offers,
    id,
    ...offerForm,
    empty: () => ({ ...offerForm.empty(today(COMPANY.timezone)), ...given }),
    store: (input) =>
      run('offers.save', {
        ...input,
        ...(foundOn && { foundOn: { orderId: foundOn.id, itemId: foundOn.itemId } }),
      }),
    onSaved,
  });

import { run } from '@fm/data';
import { useRecordForm } from '@fm/data/form';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { type OfferValues, offerForm, offers } from '@fm/domain/offer';
import type { InitialValues } from '../found-on-order';

/** The draft with `id` as a form, or a new offer that starts with `initial`. */
export const useOfferRecord = (
  id: string | undefined,
  { values: initial, foundOn }: InitialValues,
  onSaved: (id: string, mode: 'create' | 'edit', values: OfferValues) => void,
) =>
  useRecordForm({
    collection: offers,
    id,
    ...offerForm,
    empty: () => ({ ...offerForm.empty(today(COMPANY.timezone)), ...initial }),
    store: (input) =>
      run('offers.save', {
        ...input,
        ...(foundOn && { foundOn: { orderId: foundOn.id, itemId: foundOn.itemId } }),
      }),
    onSaved,
  });

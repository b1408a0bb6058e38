import { useRecordForm } from '@fm/data';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { type OfferValues, offerForm, offers } from '@fm/domain/offer';
import type { Given } from '../found-on-order';

/** The draft with `id` as a form, or a new offer that starts with `given`. */
export const useOfferRecord = (
  id: string | undefined,
  given: Given,
  onSaved: (id: string, mode: 'create' | 'edit', values: OfferValues) => void,
) =>
  useRecordForm({
    collection: offers,
    id,
    ...offerForm,
    empty: () => ({ ...offerForm.empty(today(COMPANY.timezone)), ...given.values }),
    toRecord: (values, before) => ({
      ...(!before && { foundOn: given.foundOn }),
      ...offerForm.toRecord(values, before),
    }),
    // Read in the same commit: an offer that somebody sent meanwhile stays as it was sent.
    alongside: async (unit, key) => {
      if (id === undefined) return;
      await unit.change(offers, key, ({ status }) =>
        status === 'draft' ? { ok: true, patch: {} } : { ok: false, message: NO_DRAFT },
      );
    },
    onSaved,
  });

const NO_DRAFT =
  'This offer is no longer a draft, so it stays as it is. Copy what you still need and make a new version.';

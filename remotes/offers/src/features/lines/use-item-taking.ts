import type { ItemOption } from '@fm/data/form';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { useCallback } from 'react';
import { languageOfForm } from '../editor/api/offer-language';
import type { OfferFormState } from '../editor/offer-form-state';
import { lineFromItem, type TakenFields } from './line-from-item';

/** Makes what a line takes over of an item that was picked, as the offer is at that moment. */
export function useItemTaking({ getValues }: OfferFormState) {
  return useCallback(
    async ({ record }: ItemOption): Promise<TakenFields> => {
      const language = await languageOfForm(getValues);
      const [issueDate, taxMode, currency] = getValues(['issueDate', 'taxMode', 'currency']);
      return lineFromItem(record, { issueDate, taxMode, currency, language }, today(COMPANY.timezone));
    },
    [getValues],
  );
}

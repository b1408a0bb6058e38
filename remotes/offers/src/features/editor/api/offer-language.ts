import { findRecord } from '@fm/data';
import { customers } from '@fm/domain/customer';
import { type OfferLanguage, offerLanguage } from '@fm/domain/offer';
import type { OfferFormState } from '../offer-form-state';

/** The language of the offer in a form: the chosen one, else the customer's; English where that cannot be read. */
export async function languageOfForm(getValues: OfferFormState['getValues']): Promise<OfferLanguage> {
  const [chosen, customer] = getValues(['language', 'customerRef']);
  if (chosen) return chosen;
  const found = customer ? await findRecord(customers, customer.id) : undefined;
  return offerLanguage(found?.ok ? found.value?.language : undefined);
}

import type { Stored } from '../record';
import type { Offer } from './offer';

/**
 * The offer to repair what a checklist item of a job found, among those of that job, the newest first. A version that
 * was replaced gives way to the one that replaced it.
 */
export const offerOfItem = (ofOrder: readonly Stored<Offer>[], itemId: string): Stored<Offer> | undefined =>
  ofOrder.find(({ foundOn, status }) => foundOn?.itemId === itemId && status !== 'superseded');

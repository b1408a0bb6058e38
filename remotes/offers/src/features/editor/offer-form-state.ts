import type { OfferInput, OfferValues } from '@fm/domain/offer';
import type { Control, UseFormReturn } from '@fm/ui/form';

/** The form of an offer, as its parts get it. */
export type OfferFormState = UseFormReturn<OfferInput, unknown, OfferValues>;
export type OfferControl = Control<OfferInput, unknown, OfferValues>;

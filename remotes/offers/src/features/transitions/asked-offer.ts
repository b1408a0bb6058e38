import type { CommandInput } from '@fm/data';
import type { Offer, OfferStatus } from '@fm/domain/offer';
import type { AskedProps } from '@fm/screens/transitions';

/** What a person gives with a transition of an offer. */
export type OfferAnswers = Omit<CommandInput<'offers.transition'>, 'id' | 'to'>;

/** What the dialog of an offer's transition gets. */
export type AskedOffer = AskedProps<Offer, OfferStatus, OfferAnswers>;

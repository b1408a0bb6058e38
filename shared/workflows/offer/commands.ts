import { convertOffer, newOfferVersion } from './continue-offer';
import { saveOffer } from './save-offer';
import { transitionOffer } from './transition-offer';

/** What can be changed about offers and their versions. */
export const offerCommands = [saveOffer, transitionOffer, newOfferVersion, convertOffer] as const;

import { convertOffer } from './convert-offer';
import { newOfferVersion } from './new-version';
import { saveOffer } from './save-offer';
import { transitionOffer } from './transition-offer';

/** What can be changed about offers and their versions. */
export const offerCommands = [saveOffer, transitionOffer, newOfferVersion, convertOffer] as const;

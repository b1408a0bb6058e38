import { transitionOffer } from './transition-offer';

/** What can be changed about offers and their versions. */
export const offerCommands = [transitionOffer] as const;

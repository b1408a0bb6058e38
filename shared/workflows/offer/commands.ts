import { convertOffer } from './convert-offer';
import { newOfferVersion } from './new-version';
import { saveOffer } from './save-offer';
import { sendOffer } from './send-offer';
import { offerTemplateCommands } from './templates';
import { transitionOffer } from './transition-offer';
import { undoConversion } from './undo-conversion';

/** What can be changed about offers, their versions and templates. */
export const offerCommands = [
  saveOffer,
  transitionOffer,
  sendOffer,
  newOfferVersion,
  convertOffer,
  undoConversion,
  ...offerTemplateCommands,
] as const;

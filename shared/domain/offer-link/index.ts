export {
  type Choices,
  DECLINE_REASONS,
  type LinkAnswer,
  linkAnswerSchema,
  ownChoices,
  takenOf,
} from './answer';
export {
  LINK_DAYS,
  type LinkState,
  linkPath,
  linkStateOf,
  OFFER_LINKS_PATH,
  type OfferLink,
  offerLinkSchema,
  TOKEN,
  TOKEN_BYTES,
} from './offer-link';
export { LINK_LOCALES, linkDay, mailDraft, sendingTexts } from './sending-texts';
export { drawnSignature } from './signature';

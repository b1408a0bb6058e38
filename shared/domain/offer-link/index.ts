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
  type LinkStanding,
  linkPath,
  OFFER_LINKS_PATH,
  type OfferLink,
  offerLinkSchema,
  standingOf,
  TOKEN,
  TOKEN_BYTES,
} from './offer-link';
export { LINK_LOCALES, linkDay, mailDraft, sendingTexts } from './sending-texts';
export { drawnSignature } from './signature';

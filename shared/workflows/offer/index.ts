export {
  answerByLink,
  type LinkedOffer,
  type LinkKey,
  linkedOffer,
  SIGNED_OFFERS_PATH,
  type SignedOffer,
} from './answer-by-link';
export { offerCommands } from './commands';
export { tokenHash } from './link-token';
export { storeSigned } from './store-signed';
export { tellUndelivered } from './tell-undelivered';

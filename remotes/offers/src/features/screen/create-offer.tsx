import { OfferListPage } from '../list/offer-list-page';
import { OpenedOffer } from '../pages';
import { useOpened } from './offer-address';

/** `/create-offer`: all offers, until one of them is opened or a new one is begun. */
export const CreateOffer = () => (useOpened().asked ? <OpenedOffer /> : <OfferListPage />);

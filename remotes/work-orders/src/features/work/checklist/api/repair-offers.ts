import { type LiveRows, useLiveRows } from '@fm/data';
import { type Offer, offers } from '@fm/domain/offer';

/** Offers that one job led to, read at most. */
const MOST = 20;

/** The offers for what a job found, live, the newest first. Without an order, none are asked for. */
export const useRepairOffers = (orderId: string | undefined): LiveRows<Offer> =>
  useLiveRows(
    orderId === undefined ? undefined : offers,
    (spec) =>
      spec.where('trashed', '==', false).where('foundOn.id', '==', orderId).orderBy('createdAt', 'desc'),
    MOST,
  );

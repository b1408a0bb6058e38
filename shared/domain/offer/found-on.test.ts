import type { Stored } from '../record';
import { type Offer, type OfferStatus, offerOfItem } from './index';

const offer = (id: string, itemId: string, status: OfferStatus = 'draft') =>
  ({ id, status, foundOn: { id: 'w1', name: 'WO-1', itemId } }) as Stored<Offer>;

describe('the offer for what a checklist item found', () => {
  it('is the newest for that item', () => {
    const offers = [offer('o3', 'doors'), offer('o2', 'brakes'), offer('o1', 'brakes', 'withdrawn')];
    expect(offerOfItem(offers, 'brakes')?.id).toBe('o2');
    expect(offerOfItem(offers, 'oil')).toBeUndefined();
  });

  it('is the version that replaced another', () => {
    const offers = [offer('o1', 'brakes', 'superseded'), offer('o2', 'brakes', 'sent')];
    expect(offerOfItem(offers, 'brakes')?.id).toBe('o2');
  });
});

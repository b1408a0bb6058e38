import type { Offer } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { offerHit } from './search';

const offer = (validUntil: string) =>
  ({
    title: 'Glass',
    version: 1,
    customerRef: { id: 'c', name: 'Elbe Clinic' },
    status: 'sent',
    validUntil,
  }) as Stored<Offer>;

it('says of sent offers whose last day is over that they expired', () => {
  expect(offerHit(offer('2020-01-31')).state).toBe('Expired');
  expect(offerHit(offer('2090-01-31')).state).toBe('Sent');
});

import { type Offer, offerForm, offers } from '@fm/domain/offer';
import { documentOf, existing } from '../rules-tests/documents';
import * as records from '../rules-tests/samples';
import { create, references, type SampleRows, STAFF } from './sample-row';

const accepted: Partial<Offer> = {
  status: 'accepted',
  acceptedOption: 'A',
  decidedByName: 'Rosa',
  decidedOn: '2026-11-20',
};
const offer = (over: Partial<Offer>) => ({
  ...references,
  [`${offers.path}/o1`]: documentOf(existing({ ...records.OFFER.values, ...over }, { id: 'o1' })),
});

/** Offers. */
export const OFFER_ROWS: SampleRows = {
  'offers.save': {
    stored: {
      ...references,
      'customers/c1/contacts/k1': documentOf(existing(records.CONTACT.values, { id: 'k1' })),
    },
    input: create(offerForm.fromRecord(records.OFFER.values)),
    may: STAFF,
  },
  'offers.convert': { stored: offer(accepted), input: { id: 'o1', orderId: 'w9', siteId: 's1' }, may: STAFF },
  'offers.newVersion': {
    stored: offer({ status: 'sent', sentAt: new Date('2026-11-20T08:00:00Z') }),
    input: { id: 'o1', freshId: 'o2' },
    may: STAFF,
  },
  'offers.transition': {
    stored: offer({}),
    input: { id: 'o1', to: 'withdrawn', reason: 'Not wanted.' },
    may: STAFF,
  },
};

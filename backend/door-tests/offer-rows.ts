import { type Offer, offerForm, offers } from '@fm/domain/offer';
import { textBlockForm } from '@fm/domain/text-block';
import { documentOf, existing } from '../rules-tests/documents';
import * as records from '../rules-tests/samples';
import { create, references, type SampleRows, STAFF, stored } from './sample-row';

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

const template = stored(records.OFFER_TEMPLATE, {}, 't1');

/** Offers, their templates and their texts. */
export const OFFER_ROWS: SampleRows = {
  'offers.save': {
    stored: {
      ...references,
      'customers/c1/contacts/k1': documentOf(existing(records.CONTACT.values, { id: 'k1' })),
    },
    input: create(offerForm.fromRecord(records.OFFER.values)),
    may: STAFF,
  },
  'offers.convert': {
    stored: offer(accepted),
    input: {
      id: 'o1',
      orders: [
        { orderId: 'w9', siteId: 's1', title: 'New pump', lineIds: Object.keys(records.OFFER.values.lines) },
      ],
      plans: [],
    },
    may: STAFF,
  },
  'offers.undoConversion': {
    stored: {
      ...offer({ ...accepted, status: 'converted', convertedTo: [{ type: 'workOrder', id: 'w1' }] }),
      'workOrders/w1': documentOf(existing({ ...records.WORK_ORDER.values, status: 'draft' }, { id: 'w1' })),
    },
    input: { id: 'o1', orderIds: ['w1'], planIds: [] },
    may: STAFF,
  },
  'offers.newVersion': {
    stored: offer({ status: 'sent', sentAt: new Date('2026-11-20T08:00:00Z') }),
    input: { id: 'o1', freshId: 'o2' },
    may: STAFF,
  },
  'offers.send': {
    stored: offer({ status: 'sent', sentAt: new Date('2026-11-20T08:00:00Z'), validUntil: '2099-12-31' }),
    input: { id: 'o1', to: 'rosa@x.example', subject: 'Our offer', text: 'Please find it attached.' },
    may: STAFF,
  },
  'offers.transition': {
    stored: offer({}),
    input: { id: 'o1', to: 'withdrawn', reason: 'Not wanted.' },
    may: STAFF,
  },
  'offerTemplates.save': {
    stored: offer({}),
    input: { id: 't2', name: 'Cleaning', offerId: 'o1' },
    may: STAFF,
  },
  'offerTemplates.rename': { stored: template, input: { id: 't1', name: 'Cleaning 2027' }, may: STAFF },
  'offerTemplates.trash': { stored: template, input: { id: 't1' }, may: STAFF },
  'offerTemplates.restore': {
    stored: { 'offerTemplates/t1': { ...template['offerTemplates/t1'], trashed: true } },
    input: { id: 't1' },
    may: STAFF,
  },
  'textBlocks.save': {
    stored: {},
    input: create(textBlockForm.fromRecord(records.TEXT_BLOCK.values)),
    may: STAFF,
  },
};

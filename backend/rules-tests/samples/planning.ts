import { catalogueForm, catalogueItems } from '@fm/domain/catalogue';
import { type Invoice, invoiceFigures, invoices } from '@fm/domain/invoice';
import { maintenancePlans, type Occurrence, occurrencesOf, planForm } from '@fm/domain/maintenance';
import {
  emptyOfferLine,
  type Offer,
  offerForm,
  offers,
  offerTemplateOf,
  offerTemplates,
} from '@fm/domain/offer';
import { type Reminder, reminders } from '@fm/domain/reminder';
import { taskForm, tasks } from '@fm/domain/task';
import { textBlockForm, textBlocks } from '@fm/domain/text-block';
import { parse } from 'valibot';
import { PEOPLE } from '../people';
import { address, customerRef, sample, siteRef, TODAY } from './sample';

export const TASK = sample(
  tasks,
  taskForm.toRecord(
    parse(taskForm.schema, {
      ...taskForm.empty(),
      title: 'Order filters',
      description: 'Two of each.',
      assigneeRef: { id: 'e-office', name: 'Olga Brandt' },
      dueDate: '2026-12-01',
      dueTime: '09:30',
      startDate: '2026-11-21',
      estimateMin: 30,
      customerRef,
      siteRef,
      workOrderRef: { id: 'w1', name: 'WO-2026-0001 Filters' },
      offerRef: { id: 'o1', name: 'OF-2026-0001 Filters' },
    }),
  ),
  { description: 'Three of each.' },
);

export const REMINDER = sample<Reminder>(
  reminders,
  {
    text: 'Call Rosa',
    ownerRef: { id: PEOPLE.office.uid, name: PEOPLE.office.name },
    entity: { type: 'customer', id: 'c1', label: 'Elbe Clinic' },
    customerId: 'c1',
    rule: { kind: 'absolute', at: new Date('2026-11-25T08:00:00.000Z') },
    fireAt: new Date('2026-11-25T08:00:00.000Z'),
    channel: 'app',
    state: 'scheduled',
  },
  { text: 'Call Rosa back' },
);

export const CATALOGUE_ITEM = sample(
  catalogueItems,
  catalogueForm.toRecord(
    parse(catalogueForm.schema, {
      ...catalogueForm.empty(),
      itemNo: 'F-701',
      name: 'Filter F7',
      nameDe: 'Filter F7',
      kind: 'material',
      group: 'Ventilation',
      prices: [
        { from: '2026-01-01', unitMinor: 4999 },
        { from: '2027-01-01', unitMinor: 5199 },
      ],
      purchaseMinor: 3100,
    }),
  ),
  { unit: 'box' },
);

export const OFFER = sample<Offer>(
  offers,
  {
    ...offerForm.toRecord(
      parse(offerForm.schema, {
        ...offerForm.empty(TODAY, { id: 'e-office', name: 'Olga Brandt' }),
        title: 'Filters for a year',
        customerRef,
        siteRef,
        contactRef: { id: 'k1', name: 'Rosa Klein' },
        intro: 'As agreed:',
        terms: '30 days net.',
        lines: [{ ...emptyOfferLine('a'), name: 'Filter F7', unitMinor: 4999, option: 'A' }],
        discount: { kind: 'share', bp: 500 },
      }),
    ),
    foundOn: { id: 'w1', name: 'WO-2026-0001 Replace filters', itemId: 'a' },
  },
  { intro: 'As agreed on the phone:' },
);

const positions: Invoice['positions'] = {
  p1: {
    order: 0,
    text: 'Filter F7',
    unit: 'pcs',
    qtyMilli: 2000,
    unitMinor: 4999,
    discountBp: 0,
    taxBp: 1900,
    orderId: 'w1',
  },
};
export const INVOICE = sample<Invoice>(
  invoices,
  {
    title: 'Filters for a year',
    sort: 'invoice',
    status: 'draft',
    customerRef,
    recipient: { name: 'Elbe Clinic', address },
    currency: 'EUR',
    language: 'de',
    periodFrom: '2026-11-10',
    periodTo: '2026-11-12',
    paymentDays: 14,
    positions,
    ...invoiceFigures(positions),
    orderRefs: [{ id: 'w1', name: 'WO-2026-0001 Replace filters' }],
    orderIds: ['w1'],
  },
  { title: 'Filters for two years' },
);

export const PLAN = sample(
  maintenancePlans,
  planForm.toRecord(
    parse(planForm.schema, {
      ...planForm.empty(TODAY),
      name: 'Filters, monthly',
      customerRef,
      siteRef,
      anchor: 'completion',
      endDate: '2030-01-01',
      maxCount: 48,
      season: { from: '03-01', to: '10-31' },
      template: {
        ...planForm.empty(TODAY).template,
        title: 'Replace filters',
        estimateMin: 60,
        leadRef: { id: 'e-office', name: 'Olga Brandt' },
      },
      priceMinor: 12_000,
    }),
    TODAY,
  ),
  { leadDays: 7 },
);

/** Of the occurrence below. */
export const OCCURRENCE_ID = 'p1_2026-12-01';
export const OCCURRENCE = sample<Occurrence>(
  occurrencesOf('p1'),
  {
    planRef: { id: 'p1', name: 'Filters, monthly' },
    customerRef,
    siteRef,
    dueDate: '2026-12-01',
    originalDate: '2026-12-01',
    state: 'generated',
    workOrderId: 'w1',
  },
  { state: 'missed' },
);

export const OFFER_TEMPLATE = sample(offerTemplates, offerTemplateOf('Yearly cleaning', OFFER.values), {
  paymentDays: 7,
});

export const TEXT_BLOCK = sample(
  textBlocks,
  textBlockForm.toRecord(
    parse(textBlockForm.schema, {
      name: 'Warranty',
      place: 'terms',
      textDe: 'Auf Teile zwei Jahre.',
      textEn: 'Two years on parts.',
    }),
  ),
  { textEn: 'Three years on parts.' },
);

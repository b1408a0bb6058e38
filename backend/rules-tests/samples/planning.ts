import { maintenancePlans, type Occurrence, occurrencesOf, planForm } from '@fm/domain/maintenance';
import { emptyOfferLine, type Offer, offerForm, offers } from '@fm/domain/offer';
import { type Reminder, reminders } from '@fm/domain/reminder';
import { taskForm, tasks } from '@fm/domain/task';
import { parse } from 'valibot';
import { PEOPLE } from '../people';
import { customerRef, sample, siteRef, TODAY } from './sample';

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

/** Of the visit below. */
export const VISIT_ID = 'p1_2026-12-01';
export const VISIT = sample<Occurrence>(
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

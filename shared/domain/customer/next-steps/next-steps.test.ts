import type { CustomerFacts } from './facts';
import { nextSteps } from './next-steps';

const TODAY = '2026-11-22';
const words = { day: (day: string) => day };

const quiet: CustomerFacts = {
  customer: {
    id: 'c1',
    status: 'active',
    statusReason: undefined,
    contractEnd: undefined,
    email: 'a@b.de',
    phone: undefined,
    createdAt: new Date('2020-01-01T09:00:00Z'),
  },
  lateOrders: [],
  heldOrders: [],
  sentOffers: [],
  openOffers: 0,
  lateTasks: [],
  latePlans: [],
  unwellPlans: [],
  lastVisit: new Date('2026-10-01T09:00:00Z'),
  openOrders: 0,
  hasContact: true,
};

const stepsOf = (over: Partial<CustomerFacts>) => nextSteps({ ...quiet, ...over }, TODAY, words);
const titlesOf = (over: Partial<CustomerFacts>) => stepsOf(over).map(({ title }) => title);
const customer = (over: Partial<CustomerFacts['customer']>) => ({ customer: { ...quiet.customer, ...over } });

const order = (id: string, dueDate?: string, reason?: 'parts') => ({
  id,
  number: `WO-${id}`,
  title: 'Filters',
  dueDate,
  waiting: reason && { reason, since: new Date(0) },
});
const offer = (id: string, sentOn: string, validUntil: string) => ({
  id,
  number: `OF-${id}`,
  title: 'Roof',
  sentAt: new Date(`${sentOn}T09:00:00Z`),
  validUntil,
});

it('says nothing when nothing waits', () => {
  expect(stepsOf({})).toEqual([]);
});

it('puts the most pressing first', () => {
  const steps = stepsOf({
    ...customer({ status: 'onHold', statusReason: 'Invoices are open.', contractEnd: '2027-01-01' }),
    lateTasks: [{ id: 't', title: 'Call', dueDate: '2026-11-20' }],
    lateOrders: [order('1', '2026-11-12')],
    sentOffers: [offer('1', '2026-11-13', '2026-12-13')],
    hasContact: false,
  });
  expect(steps.map(({ kind }) => kind)).toEqual([
    'held',
    'lateOrders',
    'offers',
    'lateTasks',
    'contract',
    'contact',
  ]);
  expect(steps.map(({ weight }) => weight)).toEqual(
    steps.map(({ weight }) => weight).toSorted((a, b) => b - a),
  );
});

it('tells why a customer is not served, in the words of the list', () => {
  const [step] = stepsOf(customer({ status: 'doNotService', statusReason: 'Threats.' }));
  expect(step).toMatchObject({
    title: 'Not served',
    why: 'Threats. Settle this before work is planned.',
  });
});

it('names late work orders with how late they are and what they wait for', () => {
  const [step] = stepsOf({ lateOrders: [order('1', '2026-11-12', 'parts'), order('2', '2026-11-21')] });
  expect(step?.title).toBe('2 work orders are late');
  expect(step?.records).toEqual([
    {
      id: '1',
      name: 'WO-1 Filters',
      why: 'due 2026-11-12, 10 days ago, waits for parts',
      type: 'workOrder',
    },
    { id: '2', name: 'WO-2 Filters', why: 'due 2026-11-21, yesterday', type: 'workOrder' },
  ]);
});

it('says that there may be more where only the first were read', () => {
  const [step] = stepsOf({ lateOrders: ['1', '2', '3'].map((id) => order(id, '2026-11-12')) });
  expect(step).toMatchObject({ title: '3 or more work orders are late', more: true });
});

it('tells of an order on hold once: as late where it is late', () => {
  const late = order('1', '2026-11-12', 'parts');
  expect(titlesOf({ lateOrders: [late], heldOrders: [late] })).toEqual(['1 work order is late']);
  const [step] = stepsOf({ heldOrders: [order('2', '2026-12-01', 'parts')] });
  expect(step).toMatchObject({
    title: '1 work order is on hold',
    records: [{ why: 'waits for parts, due 2026-12-01' }],
  });
});

it('knows from their number whether there are more offers', () => {
  const sentOffers = ['1', '2', '3'].map((id) => offer(id, '2026-11-01', '2026-12-13'));
  expect(titlesOf({ sentOffers, openOffers: 3 })).toEqual(['3 offers need a follow-up']);
  expect(titlesOf({ sentOffers, openOffers: 4 })).toEqual(['3 or more offers need a follow-up']);
});

it('asks about offers that are silent, end soon or ended, and leaves the fresh ones alone', () => {
  const [step] = stepsOf({
    sentOffers: [offer('1', '2026-10-01', '2026-11-20'), offer('2', '2026-11-21', '2026-11-29')],
  });
  expect(step?.records?.map(({ why }) => why)).toEqual([
    'sent 52 days ago, ended 2 days ago',
    'sent yesterday, ends in 7 days, on 2026-11-29',
  ]);
  expect(titlesOf({ sentOffers: [offer('3', '2026-11-16', '2026-12-20')] })).toEqual([]);
  expect(titlesOf({ sentOffers: [offer('4', '2026-11-15', '2026-12-20')] })).toEqual([
    '1 offer needs a follow-up',
  ]);
});

it.each([
  ['2027-01-22', undefined],
  ['2027-01-21', 'Contract ends in 60 days'],
  ['2026-11-23', 'Contract ends tomorrow'],
  ['2026-11-22', 'Contract ends today'],
  ['2026-11-10', 'Contract ended 12 days ago'],
])('a contract until %s: %s', (contractEnd, title) => {
  expect(titlesOf(customer({ contractEnd }))).toEqual(title === undefined ? [] : [title]);
});

it('presses more the nearer the end of a contract is', () => {
  const weightOf = (contractEnd: string) => stepsOf(customer({ contractEnd }))[0]?.weight ?? 0;
  expect(weightOf('2026-11-20')).toBeGreaterThan(weightOf('2026-11-23'));
  expect(weightOf('2026-11-23')).toBeGreaterThan(weightOf('2027-01-20'));
});

it('tells of a plan once, with what is wrong with it', () => {
  const plan = { id: 'p', number: 'MP-1', name: 'Lifts', nextDueDate: '2026-11-01' };
  const [step, ...others] = stepsOf({
    latePlans: [plan, { ...plan, id: 'q' }],
    unwellPlans: [{ ...plan, healthWhy: 'Nobody reacted to 3 visits.' }],
  });
  expect(others).toEqual([]);
  expect(step?.title).toBe('2 maintenance plans need a look');
  expect(step?.records?.map(({ why }) => why)).toEqual([
    'Nobody reacted to 3 visits.',
    'occurrence due 2026-11-01, 21 days ago, without a work order',
  ]);
});

it('asks for somebody to call, the more the less there is', () => {
  expect(titlesOf({ hasContact: false })).toEqual(['No contact person']);
  expect(titlesOf({ hasContact: false, ...customer({ email: undefined }) })).toEqual([
    'Nobody can be reached',
  ]);
});

it('remembers customers nobody visited, unless a work order is open or they are gone', () => {
  const long = { lastVisit: new Date('2026-04-01T09:00:00Z') };
  expect(titlesOf(long)).toEqual(['No visit for 8 months']);
  expect(titlesOf({ lastVisit: undefined })).toEqual(['No visit yet']);
  expect(titlesOf({ ...long, openOrders: 1 })).toEqual([]);
  expect(titlesOf({ ...long, ...customer({ status: 'former' }) })).toEqual([]);
  expect(
    titlesOf({ lastVisit: undefined, ...customer({ createdAt: new Date('2026-11-01T09:00:00Z') }) }),
  ).toEqual([]);
});

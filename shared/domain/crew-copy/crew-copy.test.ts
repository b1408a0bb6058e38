import { assets } from '../asset';
import { catalogueItems } from '../catalogue';
import { employees } from '../employee';
import { maintenancePlans } from '../maintenance';
import { offers, offerTemplates } from '../offer';
import { sites } from '../site';
import { orderTemplates, workOrders } from '../work-order';
import { crewCopy, crewPath, WITHHELD } from './index';

const entry = (type: string, changes: unknown) => ({
  entity: { type, id: 'x', label: 'X' },
  changes,
  note: 'n',
});
const toldTo = (type: string, ...paths: string[]) => {
  const copy = crewCopy(
    'events/e1',
    entry(
      type,
      paths.map((path) => ({ path })),
    ),
  );
  return ((copy?.changes ?? []) as { path: string }[]).map(({ path }) => path);
};

it('names collections and kinds as the records do', () => {
  const kinds = [
    employees,
    sites,
    assets,
    workOrders,
    orderTemplates,
    maintenancePlans,
    offers,
    offerTemplates,
    catalogueItems,
  ];
  const named = (all: readonly (readonly string[])[]) => [...all].sort();
  expect(named(WITHHELD.map(({ collection, type }) => [collection, type]))).toEqual(
    named(kinds.map(({ path, type }) => [path, type])),
  );
});

describe('what the crew reads of a record', () => {
  it('is a site without how one comes in', () => {
    expect(crewCopy('sites/s1', { name: 'Quay', access: 'Code 4711' })).toEqual({ name: 'Quay' });
  });

  it('is an offer without prices, costs, discounts and margin', () => {
    const line = {
      name: 'Valve',
      qtyMilli: 2000,
      unitMinor: 900,
      discountBp: 500,
      costMinor: 400,
      taxBp: 1900,
    };
    const figures = { netMinor: 1800, discountMinor: 90, grossMinor: 2035, marginBp: 5000 };
    const taxByRate = { 1900: { baseMinor: 1710, taxMinor: 325 } };
    const discount = { kind: 'amount', amountMinor: 90 };
    expect(
      crewCopy('offers/o1', { title: 'T', lines: { a: line }, discount, taxByRate, ...figures }),
    ).toEqual({
      title: 'T',
      lines: { a: { name: 'Valve', qtyMilli: 2000, unitMinor: 0, discountBp: 0, taxBp: 1900 } },
      discount: { kind: 'none' },
      taxByRate: {},
      netMinor: 0,
      discountMinor: 0,
      grossMinor: 0,
    });
  });

  it('is a work order with what it uses up, and not what that costs', () => {
    const parts = { p: { name: 'Seal', costMinor: 5, priceMinor: 9, roundingMinor: 1 } };
    const costs = { k: { label: 'Lift', amountMinor: 12_000 } };
    const offered = { l: { name: 'Seal', qtyMilli: 1000, agreedMinor: 9 } };
    expect(crewCopy('workOrders/w1', { parts, costs, offered, offerTotalMinor: 7 })).toEqual({
      offered: { l: { name: 'Seal', qtyMilli: 1000 } },
      parts: { p: { name: 'Seal' } },
      costs: { k: { label: 'Lift', amountMinor: 0 } },
    });
  });

  it('is that somebody is away, and not why', () => {
    const absences = [{ from: '2026-11-20', to: '2026-11-21', kind: 'sick' }];
    expect(crewCopy('employees/e1', { absences })).toEqual({
      absences: [{ from: '2026-11-20', to: '2026-11-21', kind: 'other' }],
    });
  });

  it('has nothing in place of what is not there', () => {
    expect(crewCopy('workOrders/w1', { title: 'T' })).toEqual({ title: 'T' });
    expect(crewCopy('employees/e1', { absences: 'damaged' })).toEqual({ absences: 'damaged' });
  });

  it('is all of it where nothing is withheld', () => {
    const task = { title: 'T', amountMinor: 5 };
    expect(crewCopy('tasks/t1', task)).toBe(task);
  });
});

describe('what the crew reads of the history', () => {
  it.each([
    'grossMinor',
    'lines.a1.unitMinor',
    'lines.a1.discountBp',
    'discount.bp',
    'discount.amountMinor',
    'discount',
    'taxByRate.1900.baseMinor',
    'marginBp',
  ])('does not tell of %s of an offer', (path) => expect(toldTo('offer', path)).toEqual([]));

  it.each([
    ['workOrder', 'parts.p1.costMinor'],
    ['workOrder', 'parts.p1.roundingMinor'],
    ['workOrder', 'costs.k1.amountMinor'],
    ['workOrder', 'offerTotalMinor'],
    ['workOrder', 'offered.l1.agreedMinor'],
    ['asset', 'purchaseMinor'],
    ['catalogueItem', 'purchaseMinor'],
    ['catalogueItem', 'prices.2026-01-01.unitMinor'],
    ['catalogueItem', 'prices.2027-01-01'],
    ['site', 'access'],
    ['employee', 'absences.0.kind'],
  ])('of a %s does not tell of %s', (type, path) => expect(toldTo(type, path)).toEqual([]));

  it.each(['title', 'lines.a1.qtyMilli', 'lines.a1', 'paymentDays'])('tells of %s', (path) =>
    expect(toldTo('offer', path, 'grossMinor')).toEqual([path]),
  );

  it('tells of a line that came without what it costs', () => {
    const change = { path: 'lines.a1', to: { name: 'Valve', unitMinor: 900, costMinor: 400, discountBp: 0 } };
    expect(crewCopy('events/e1', entry('offer', [change]))?.changes).toEqual([
      { path: 'lines.a1', to: { name: 'Valve', unitMinor: 0, discountBp: 0 } },
    ]);
  });

  it('tells nothing of an absence of which only the kind became another', () => {
    const away = (kind: string) => [{ from: '2026-11-20', to: '2026-11-21', kind }];
    const change = { path: 'absences', from: away('holiday'), to: away('sick') };
    expect(crewCopy('events/e1', entry('employee', [change]))?.changes).toEqual([]);
  });

  it('is nothing of a reminder, whose words stand in its entries', () => {
    expect(crewCopy('events/e1', entry('reminder', []))).toBeUndefined();
  });

  it('is the entry itself where nothing of the kind is withheld, or the entry is damaged', () => {
    const all = [entry('task', [{ path: 'grossMinor' }]), entry('offer', 'damaged'), { entity: null }];
    for (const one of all) expect(crewCopy('events/e1', one)).toBe(one);
    expect(crewCopy('events/e1', entry('offer', [null, 5]))?.changes).toEqual([null, 5]);
  });
});

describe('where the crew reads', () => {
  it.each(['offers', 'offers/o1', 'events', 'events/e1', 'sites/s1'])('is a copy of %s', (path) => {
    expect(crewPath(path)).toBe(`crew/copy/${path}`);
  });

  it.each(['tasks/t1', 'workOrders/w1/comments', 'workOrders/w1/comments/c1', 'crew/copy/offers/o1'])(
    'is %s itself',
    (path) => expect(crewPath(path)).toBe(path),
  );
});

import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { workOrderCsv } from './work-order-csv';

const at = new Date('2026-11-20T08:00:00Z');
const by = { uid: 'u1', name: 'Olga Brandt' };
const order: Stored<WorkOrder> = {
  id: 'w1',
  number: 'WO-2026-0042',
  title: 'Check the boiler',
  type: 'inspection',
  status: 'completed',
  statusGroup: 'closed',
  priority: 'high',
  customerRef: { id: 'c1', name: 'Kiel Clinic' },
  siteRef: { id: 's1', name: 'New York office' },
  assetRefs: [
    { id: 'a1', name: 'Lift 1' },
    { id: 'a2', name: 'Boiler' },
  ],
  assetIds: ['a1', 'a2'],
  leadId: 'e1',
  leadName: 'Ana Adler',
  crewRefs: [
    { id: 'e2', name: 'Kay' },
    { id: 'e3', name: 'Jan' },
  ],
  crewIds: ['e2', 'e3'],
  timezone: 'America/New_York',
  plannedStart: new Date('2026-11-23T01:00:00Z'),
  plannedDay: '2026-11-22',
  dueSort: '9999-12-31',
  checklist: {},
  requireSignature: false,
  offerTotalMinor: 123456,
  signature: { name: 'Zoë', at },
  createdAt: at,
  createdBy: by,
  updatedAt: at,
  updatedBy: by,
  rev: 1,
  trashed: false,
  schema: 1,
};

const cells = Object.fromEntries(
  workOrderCsv.map(({ header, value }) => [
    header,
    value({ order, address: 'Fifth Avenue 1, 10001 New York', labourMin: 90 }),
  ]),
);

describe('the file of work orders', () => {
  it('names the assets in one cell', () => {
    expect(cells.Assets).toBe('Lift 1, Boiler');
  });

  it('tells planned times as clocks at the site show them, and names their zone', () => {
    expect(cells).toMatchObject({
      'Planned start': '2026-11-22 20:00',
      'Planned end': undefined,
      'Time zone of the site': 'America/New_York',
    });
  });

  it.each([
    ['Europe/Berlin', '2026-03-29T06:00:00Z', '2026-03-29 08:00'],
    ['Europe/Berlin', '2026-10-25T07:00:00Z', '2026-10-25 08:00'],
    ['America/New_York', '2026-11-01T13:00:00Z', '2026-11-01 08:00'],
    ['Pacific/Auckland', '2026-09-26T19:00:00Z', '2026-09-27 08:00'],
  ])('tells 08:00 in %s on the day clocks change', (timezone, start, said) => {
    const column = workOrderCsv.find(({ header }) => header === 'Planned start');
    const changed = { ...order, timezone, plannedStart: new Date(start) };
    expect(column?.value({ order: changed, address: undefined, labourMin: 0 })).toBe(said);
  });

  it('tells what the record does not say itself', () => {
    expect(cells).toMatchObject({ Address: 'Fifth Avenue 1, 10001 New York', 'Labour (min)': 90 });
  });

  it('writes money as numbers and people by their names', () => {
    expect(cells).toMatchObject({ Offered: 1234.56, Crew: 'Kay, Jan', 'Signed by': 'Zoë' });
  });

  it('counts parts that are only expected as costing and billing nothing', () => {
    const part = {
      name: 'Pump',
      unit: 'pcs',
      qtyMilli: 1000,
      costMinor: 3000,
      priceMinor: 5000,
      taxBp: 1900,
    };
    const costOf = (status: WorkOrder['status']) => {
      const changed = { ...order, status, parts: { p: { ...part, order: 0, billable: true } } };
      return workOrderCsv
        .filter(({ header }) => header === 'Parts cost' || header === 'Parts and costs to be billed')
        .map(({ value }) => value({ order: changed, address: undefined, labourMin: 0 }));
    };
    expect([costOf('scheduled'), costOf('completed')]).toEqual([
      [0, 0],
      [30, 50],
    ]);
  });

  it('has no header twice', () => {
    expect(new Set(workOrderCsv.map(({ header }) => header)).size).toBe(workOrderCsv.length);
  });
});

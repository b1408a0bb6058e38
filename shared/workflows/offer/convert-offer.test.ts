import type { Attachment } from '@fm/domain/attachment';
import type { Plan } from '@fm/domain/maintenance';
import type { Offer } from '@fm/domain/offer';
import type { WorkOrder } from '@fm/domain/work-order';
import type { TestDoor } from '../testing';
import { customerRef, line, now, sent, withOffer } from './offer-fixture';

const accepted: Partial<Offer> = { ...sent, status: 'accepted' };

function withSites(over: Partial<Offer> = accepted, values: object = {}) {
  const door = withOffer(over, values);
  const site = { name: 'North wing', customerRef, timezone: 'Europe/Berlin', trashed: false };
  door.database.put('sites/s1', site);
  door.database.put('sites/s2', { ...site, name: 'South wing' });
  door.database.put('sites/other', { ...site, customerRef: { id: 'c2', name: 'Other' } });
  const order = (id: string) => door.database.at(`workOrders/${id}`) as WorkOrder | undefined;
  return { ...door, order };
}

const share = (orderId: string, lineIds: string[], over: object = {}) => ({
  orderId,
  siteId: 's1',
  title: 'New pump',
  lineIds,
  ...over,
});
const convert = (door: TestDoor, orders: ReturnType<typeof share>[], { uid = 'office', id = 'x' } = {}) =>
  door.ask(uid, 'offers.convert', { id: 'o1', orders }, id);

describe('the work order of an offer', () => {
  it('has what was agreed, at prices after the discount, and both lead to each other', async () => {
    const door = withSites(accepted, { discount: { kind: 'share', bp: 1000 } });
    for (const id of ['a', 'a', 'b'])
      expect(await convert(door, [share('w1', ['pump'])], { id })).toMatchObject({ ok: true });
    expect(door.offer()).toMatchObject({
      status: 'converted',
      convertedTo: [{ type: 'workOrder', id: 'w1' }],
      lineOrders: { pump: 'w1' },
    });
    expect(door.database.all('workOrders')).toHaveLength(1);
    expect(door.order('w1')).toMatchObject({
      title: 'New pump',
      status: 'draft',
      number: 'WO-2026-0001',
      siteRef: { id: 's1', name: 'North wing' },
      timezone: 'Europe/Berlin',
      offerRef: { id: 'o1' },
      offerTotalMinor: 9_000,
      offered: { pump: { name: 'pump', kind: 'material', qtyMilli: 1000, agreedMinor: 9_000 } },
      parts: { pump: { name: 'pump', priceMinor: 9_000, qtyMilli: 1000 } },
    });
  });

  it('is made once by two at the same moment', async () => {
    const door = withSites();
    const answers = await Promise.all([
      convert(door, [share('w1', ['pump'])], { id: 'a' }),
      convert(door, [share('w2', ['pump'])], { id: 'b', uid: 'admin' }),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(door.database.all('workOrders')).toHaveLength(1);
  });

  it.each(['other', 'gone'])('is not made at a site that is none of the customer (%s)', async (siteId) => {
    const door = withSites();
    expect(await convert(door, [share('w1', ['pump'], { siteId })])).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', fields: { 'orders.0.siteId': 'Choose a site of this customer.' } },
    });
    expect(door.offer().status).toBe('accepted');
    expect((await convert(door, [share('w1', ['pump'], { siteId: 's2' })])).ok).toBe(true);
  });

  it('is made of an accepted offer only, and not over an order that is there', async () => {
    const door = withSites(sent);
    expect((await convert(door, [share('w1', ['pump'])])).ok).toBe(false);
    expect(door.database.all('workOrders')).toHaveLength(0);
    const other = withSites();
    other.database.put('workOrders/w1', { title: 'Something else', trashed: false });
    expect((await convert(other, [share('w1', ['pump'])])).ok).toBe(false);
    expect(other.offer().status).toBe('accepted');
  });

  it('is closed to a manager, and open to an admin', async () => {
    const door = withSites();
    expect(await convert(door, [share('w1', ['pump'])], { uid: 'manager' })).toMatchObject({
      ok: false,
      failure: { kind: 'refused' },
    });
    expect((await convert(door, [share('w1', ['pump'])], { uid: 'admin', id: 'y' })).ok).toBe(true);
  });
});

const lines = [
  line('pump'),
  line('work', { kind: 'labour', unit: 'h', qtyMilli: 2500, unitMinor: 3_333 }),
  line('paint', { kind: 'service', unitMinor: 5_001 }),
  line('note', { kind: 'text' }),
];
const several = () => withSites(accepted, { lines, discount: { kind: 'amount', amountMinor: 1_001 } });

describe('an offer dealt out to several orders', () => {
  it('gives each its lines, site and title, and their sums add up to the offer', async () => {
    const door = several();
    const orders = [
      share('w1', ['pump', 'work']),
      share('w2', ['paint'], { siteId: 's2', title: 'Paint it' }),
    ];
    expect(await convert(door, orders)).toMatchObject({ ok: true });
    expect(door.offer()).toMatchObject({
      status: 'converted',
      lineOrders: { pump: 'w1', work: 'w1', paint: 'w2' },
    });
    const [first, second] = [door.order('w1'), door.order('w2')];
    expect(first).toMatchObject({ title: 'New pump', estimateMin: 150, parts: { pump: {} } });
    expect(second).toMatchObject({ title: 'Paint it', siteRef: { name: 'South wing' }, parts: {} });
    expect(second).not.toHaveProperty('estimateMin');
    expect(second?.description).toBe('Offered:\n- 1 pcs paint\n- note');
    expect((first?.offerTotalMinor ?? 0) + (second?.offerTotalMinor ?? 0)).toBe(door.offer().netMinor);
  });

  it('stays accepted while lines are left for later, and is converted with the last one', async () => {
    const door = several();
    await convert(door, [share('w1', ['pump'])]);
    expect(door.offer()).toMatchObject({ status: 'accepted', lineOrders: { pump: 'w1' } });
    await convert(door, [share('w2', ['work', 'paint'])], { id: 'y' });
    expect(door.offer()).toMatchObject({
      status: 'converted',
      convertedTo: [{ id: 'w1' }, { id: 'w2' }],
    });
  });

  it.each<[string, ReturnType<typeof share>[]]>([
    ['a line of no offer', [share('w1', ['pump', 'gone'])]],
    ['a text', [share('w1', ['pump', 'note'])]],
    ['a name that every object has', [share('w1', ['constructor'])]],
    ['a name that no map may have', [share('w1', ['__proto__'])]],
    ['one line twice', [share('w1', ['pump', 'pump'])]],
    ['one line for two', [share('w1', ['pump']), share('w2', ['pump'])]],
    ['an order without lines', [share('w1', ['pump']), share('w2', [])]],
    ['one order twice', [share('w1', ['pump']), share('w1', ['work'])]],
    ['no title', [share('w1', ['pump'], { title: ' ' })]],
    [
      'a site of somebody else for the second',
      [share('w1', ['pump']), share('w2', ['work'], { siteId: 'other' })],
    ],
    ['nothing', []],
    ['more orders than are made at a time', Array.from({ length: 21 }, (_, n) => share(`w${n}`, ['pump']))],
  ])('takes no %s, and leaves nothing behind', async (_, orders) => {
    const door = several();
    expect(await convert(door, orders)).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
    expect(door.database.all('workOrders')).toHaveLength(0);
    expect(door.offer()).toMatchObject({ status: 'accepted', rev: 1 });
    expect((await convert(door, [share('w1', ['pump'])], { id: 'honest' })).ok).toBe(true);
  });

  it('takes only what was accepted of options and optional lines', async () => {
    const offered = [
      line('a', { option: 'A' }),
      line('b', { option: 'B' }),
      line('taken', { optional: true }),
      line('left', { optional: true }),
    ];
    const decided = { acceptedOption: 'B', optionalTaken: { taken: true, left: false } };
    const door = withSites({ ...accepted, ...decided }, { lines: offered });
    for (const id of ['a', 'left']) expect((await convert(door, [share('w1', [id])], { id })).ok).toBe(false);
    expect((await convert(door, [share('w1', ['b', 'taken'])])).ok).toBe(true);
    expect(door.offer().status).toBe('converted');
  });

  it('takes no line that is in an order already', async () => {
    const door = several();
    await convert(door, [share('w1', ['pump'])]);
    expect((await convert(door, [share('w2', ['pump', 'work'])], { id: 'y' })).ok).toBe(false);
    expect(door.order('w2')).toBeUndefined();
  });
});

describe('the files of an offer that is dealt out', () => {
  function withFiles(count: number) {
    const door = several();
    for (let at = 0; at < count; at += 1)
      door.database.put(`attachments/f${at}`, {
        entity: { type: 'offer', id: 'o1', label: 'New pump' },
        customerId: 'c1',
        name: `f${at}.jpg`,
        mime: 'image/jpeg',
        bytes: 5,
        kind: 'photo',
        by: { uid: 'office', name: 'Olga Brandt' },
        createdAt: new Date(now.getTime() + at),
        rev: 1,
        trashed: false,
      });
    return door;
  }
  const two = [share('w1', ['pump']), share('w2', ['work', 'paint'])];

  it('go along with each order', async () => {
    const door = withFiles(2);
    expect(await convert(door, two)).toMatchObject({ ok: true });
    const owners = door.database.all('attachments').map(({ data }) => (data as Attachment).entity.id);
    expect(owners.filter((id) => id === 'w1' || id === 'w2').sort()).toEqual(['w1', 'w1', 'w2', 'w2']);
  });

  it('are no more than one commit takes: fewer orders at a time have them all', async () => {
    const door = withFiles(101);
    expect(await convert(door, two)).toMatchObject({
      ok: false,
      failure: { message: expect.stringContaining('This offer has 101 photos') },
    });
    expect((await convert(door, two.slice(0, 1), { id: 'y' })).ok).toBe(true);
  });
});

describe('taking orders of an offer back', () => {
  const undo = (door: TestDoor, orderIds: string[], uid = 'office') =>
    door.ask(uid, 'offers.undoConversion', { id: 'o1', orderIds }, `undo ${uid} ${orderIds}`);
  async function dealtOut() {
    const door = several();
    await convert(door, [share('w1', ['pump', 'work']), share('w2', ['paint'])]);
    return door;
  }

  it('cancels drafts and frees their lines for other orders', async () => {
    const door = await dealtOut();
    expect(await undo(door, ['w2'])).toMatchObject({ ok: true });
    expect(door.order('w2')).toMatchObject({
      status: 'cancelled',
      cancelReason: 'Taken back to the offer OF-2026-0001 New pump.',
    });
    expect(door.order('w1')?.status).toBe('draft');
    expect(door.offer()).toMatchObject({
      status: 'accepted',
      convertedTo: [{ id: 'w1' }],
      lineOrders: { pump: 'w1', work: 'w1' },
    });
    expect((await convert(door, [share('w3', ['paint'])], { id: 'again' })).ok).toBe(true);
    expect(door.offer().status).toBe('converted');
  });

  it('of all of them leaves the offer as it was accepted', async () => {
    const door = await dealtOut();
    await undo(door, ['w1', 'w2']);
    expect(door.offer().status).toBe('accepted');
    expect(door.offer()).not.toHaveProperty('convertedTo');
    expect(door.offer()).not.toHaveProperty('lineOrders');
  });

  it('is refused with a reason once one of them is more than a draft, and takes none back', async () => {
    const door = await dealtOut();
    door.database.put('workOrders/w2', { ...door.order('w2'), status: 'inProgress', statusGroup: 'active' });
    expect(await undo(door, ['w1', 'w2'])).toMatchObject({
      ok: false,
      failure: { message: expect.stringContaining('is no draft any more, it is in progress.') },
    });
    expect(door.order('w1')?.status).toBe('draft');
    expect(door.offer().status).toBe('converted');
  });

  it('leaves orders of something else alone', async () => {
    const door = await dealtOut();
    door.database.put('workOrders/w9', { ...door.order('w2'), offerRef: { id: 'o9', name: 'Other' } });
    await undo(door, ['w9']);
    expect(door.order('w9')?.status).toBe('draft');
    expect(door.offer().status).toBe('converted');
  });

  it('takes back all or none where the lines do not say which order they are in', async () => {
    const door = await dealtOut();
    const { lineOrders: _, ...older } = door.offer();
    door.database.put('offers/o1', older);
    expect((await undo(door, ['w1'])).ok).toBe(false);
    expect((await undo(door, ['w1', 'w2'])).ok).toBe(true);
    expect(door.offer().status).toBe('accepted');
  });

  it('is closed to a manager', async () => {
    const door = await dealtOut();
    expect(await undo(door, ['w2'], 'manager')).toMatchObject({ ok: false, failure: { kind: 'refused' } });
    expect(door.order('w2')?.status).toBe('draft');
  });
});

const recurring = () =>
  withSites(accepted, {
    lines: [
      line('pump'),
      line('check', { kind: 'labour', unit: 'h', qtyMilli: 1500, unitMinor: 3_333, recurs: '3m' }),
      line('filter', { kind: 'material', unitMinor: 5_001, recurs: '3m' }),
      line('clean', { kind: 'service', recurs: '12m' }),
    ],
    discount: { kind: 'amount', amountMinor: 1_001 },
  });
const planShare = (planId: string, lineIds: string[], over: object = {}) => ({
  planId,
  siteId: 's1',
  title: 'Look after the pump',
  startDate: '2026-12-31',
  lineIds,
  ...over,
});
const dealOut = (door: TestDoor, orders: object[], plans: object[], { uid = 'office', id = 'x' } = {}) =>
  door.ask(uid, 'offers.convert', { id: 'o1', orders, plans } as never, id);
const planOf = (door: TestDoor, id: string) => door.database.at(`maintenancePlans/${id}`) as Plan | undefined;
const rest = () => [share('w1', ['pump'])];
const both = () => [planShare('p1', ['check', 'filter']), planShare('p2', ['clean'], { title: 'Clean it' })];

describe('the maintenance plans of an offer', () => {
  it('are drafts with their rhythm and what was agreed, and add up to the offer with its orders', async () => {
    const door = recurring();
    for (const id of ['a', 'a', 'b'])
      expect(await dealOut(door, rest(), both(), { id })).toMatchObject({ ok: true });
    expect(door.offer()).toMatchObject({
      status: 'converted',
      convertedTo: [
        { id: 'w1' },
        { type: 'maintenancePlan', id: 'p1' },
        { type: 'maintenancePlan', id: 'p2' },
      ],
      lineOrders: { pump: 'w1' },
      linePlans: { check: 'p1', filter: 'p1', clean: 'p2' },
    });
    expect(door.database.all('maintenancePlans')).toHaveLength(2);
    const [first, second] = [planOf(door, 'p1'), planOf(door, 'p2')];
    expect(first).toMatchObject({
      name: 'Look after the pump',
      number: expect.any(String),
      state: 'draft',
      nextDueDate: expect.any(String),
      recurrence: { unit: 'month', every: 3, monthDay: 31 },
      offerRef: { id: 'o1' },
      offered: { check: { name: 'check' }, filter: { name: 'filter' } },
      template: { estimateMin: 90, description: expect.stringContaining('filter') },
    });
    expect(first?.priceMinor).toBe(first?.offerTotalMinor);
    expect(second?.recurrence).toEqual({ unit: 'year', every: 1, months: [12], monthDay: 31 });
    const sums = [door.order('w1'), first, second].map((made) => made?.offerTotalMinor ?? 0);
    expect(sums.reduce((all, sum) => all + sum, 0)).toBe(door.offer().netMinor);
  });

  it('may be made alone and without orders, and the offer is accepted until the rest is dealt out', async () => {
    const door = recurring();
    expect(await dealOut(door, [], both())).toMatchObject({ ok: true });
    expect(door.offer().status).toBe('accepted');
    expect(await dealOut(door, rest(), [], { id: 'y' })).toMatchObject({ ok: true });
    expect(door.offer()).toMatchObject({ status: 'converted', linePlans: { clean: 'p2' } });
  });

  it.each<[string, object[], object[]]>([
    ['lines that recur differently in one plan', [], [planShare('p1', ['check', 'clean'])]],
    ['a line that is done once in a plan', [], [planShare('p1', ['pump'])]],
    ['one of them among others in a plan', [], [planShare('p1', ['check', 'pump'])]],
    ['a line that recurs in an order', [share('w1', ['check'])], []],
    ['one of them among others in an order', [share('w1', ['pump', 'check'])], []],
    ['a plan without lines', rest(), [planShare('p1', [])]],
    ['one line for two plans', [], [planShare('p1', ['check']), planShare('p2', ['check'])]],
    ['a line of no offer', [], [planShare('p1', ['check', 'constructor'])]],
    ['a day that is none', [], [planShare('p1', ['check'], { startDate: '2026-02-31' })]],
    ['a site of somebody else', rest(), [planShare('p1', ['check'], { siteId: 'other' })]],
    ['one id for an order and a plan', [share('p1', ['pump'])], [planShare('p1', ['check'])]],
    ['nothing', [], []],
  ])('are not made of %s, and nothing is left behind', async (_, orders, plans) => {
    const door = recurring();
    expect(await dealOut(door, orders, plans)).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
    expect([...door.database.all('maintenancePlans'), ...door.database.all('workOrders')]).toEqual([]);
    expect(door.offer()).toMatchObject({ status: 'accepted', rev: 1 });
    expect((await dealOut(door, rest(), both(), { id: 'honest' })).ok).toBe(true);
  });

  it('are closed to a manager', async () => {
    const door = recurring();
    expect(await dealOut(door, [], both(), { uid: 'manager' })).toMatchObject({
      failure: { kind: 'refused' },
    });
    expect(planOf(door, 'p1')).toBeUndefined();
  });
});

describe('taking plans of an offer back', () => {
  const undo = (door: TestDoor, orderIds: string[], planIds: string[], uid = 'office') =>
    door.ask(uid, 'offers.undoConversion', { id: 'o1', orderIds, planIds }, `undo ${uid} ${planIds}`);
  async function dealt() {
    const door = recurring();
    await dealOut(door, rest(), both());
    return door;
  }

  it('ends them for good and frees their lines', async () => {
    const door = await dealt();
    expect(await undo(door, ['w1'], ['p1'])).toMatchObject({ ok: true });
    expect(planOf(door, 'p1')).toMatchObject({ state: 'ended' });
    expect(planOf(door, 'p1')).not.toHaveProperty('nextDueDate');
    expect(door.offer()).toMatchObject({ status: 'accepted', linePlans: { clean: 'p2' }, lineOrders: {} });
    expect((await dealOut(door, [], [planShare('p3', ['check', 'filter'])], { id: 'again' })).ok).toBe(true);
  });

  it.each([
    ['has an order', { state: 'generated', workOrderId: 'w7' }],
    ['was done', { state: 'done' }],
  ])('is refused where an occurrence %s, and takes nothing back', async (_, occurrence) => {
    const door = await dealt();
    door.database.put('maintenancePlans/p2/occurrences/p2_2026-12-31', { ...occurrence, trashed: false });
    expect(await undo(door, ['w1'], ['p1', 'p2'])).toMatchObject({
      ok: false,
      failure: { message: expect.stringContaining('has begun') },
    });
    expect(planOf(door, 'p1')?.state).toBe('draft');
    expect(door.order('w1')?.status).toBe('draft');
    expect((await undo(door, [], ['p1'])).ok).toBe(true);
  });

  it('goes on where an occurrence was only skipped, and leaves plans of something else alone', async () => {
    const door = await dealt();
    door.database.put('maintenancePlans/p2/occurrences/p2_2026-12-31', { state: 'skipped', trashed: false });
    door.database.put('maintenancePlans/p9', { ...planOf(door, 'p2') });
    expect((await undo(door, [], ['p2', 'p9'])).ok).toBe(true);
    expect(planOf(door, 'p9')?.state).toBe('draft');
    expect(planOf(door, 'p2')?.state).toBe('ended');
  });

  it('is closed to a manager', async () => {
    const door = await dealt();
    expect(await undo(door, [], ['p1'], 'manager')).toMatchObject({ failure: { kind: 'refused' } });
    expect(planOf(door, 'p1')?.state).toBe('draft');
  });
});

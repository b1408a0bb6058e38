import type { Attachment } from '@fm/domain/attachment';
import { accepted, convert, several, share, withSites } from './deal-out-fixture';
import { line, now, sent } from './offer-fixture';

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

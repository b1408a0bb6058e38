import { both, dealOut, planOf, planShare, recurring, rest, share } from './deal-out-fixture';

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

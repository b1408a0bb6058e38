import type { TestDoor } from '../testing';
import {
  both,
  convert,
  dealOut,
  planOf,
  planShare,
  recurring,
  rest,
  several,
  share,
} from './deal-out-fixture';

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

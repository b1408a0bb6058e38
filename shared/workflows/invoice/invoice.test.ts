import { keepCompany } from '@fm/domain/company';
import { invoiceToForm } from '@fm/domain/invoice';
import { failure, part, withOrders } from './invoice-fixture';

afterEach(() => keepCompany(undefined));

describe('drafting an invoice', () => {
  it('gathers the orders of a customer, marks them, and has no number yet', async () => {
    const door = withOrders();
    expect(await door.draft(['w1', 'w2'])).toMatchObject({ ok: true });
    expect(door.invoice()).toMatchObject({
      status: 'draft',
      netMinor: 19_996,
      grossMinor: 23_795,
      orderIds: ['w1', 'w2'],
    });
    expect(door.invoice().number).toBeUndefined();
    expect(door.order('w2')).toMatchObject({ billing: 'billed', invoiceRef: { id: 'i1' } });
  });

  it('says of which order a position is, where it bills several', async () => {
    const door = withOrders();
    await door.draft(['w1', 'w2']);
    const texts = Object.values(door.invoice().positions).map(({ text }) => text);
    expect(texts).toEqual(['Replace filters: Filter', 'Replace filters: Filter']);
  });

  it('never bills an order twice, also where two people draft at once', async () => {
    const door = withOrders();
    const answers = await Promise.all([door.draft(['w1'], 'i1'), door.draft(['w2', 'w1'], 'i2')]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await door.draft(['w1'], 'i3')).toMatchObject(failure('invalid'));
    const billing = door.database
      .all('invoices')
      .filter(({ data }) => (data.orderIds as string[]).includes('w1'));
    expect(billing).toHaveLength(1);
  });

  it('refuses what is not verified, and orders of two customers', async () => {
    expect(await withOrders({ status: 'completed' }).draft(['w1'])).toMatchObject(failure('invalid'));
    const door = withOrders();
    door.database.put('workOrders/w2', { ...door.order('w2'), customerRef: { id: 'c2', name: 'Other' } });
    expect(await door.draft(['w1', 'w2'])).toMatchObject(failure('invalid'));
    expect(door.database.all('invoices')).toEqual([]);
  });

  it.each(['manager', 'disabled'])('is closed to %s', async (uid) => {
    const door = withOrders();
    expect(await door.draft(['w1'], 'i1', uid)).toMatchObject(failure('refused'));
    expect(door.order().invoiceRef).toBeUndefined();
  });
});

describe('a billed order', () => {
  it('is not taken back for as long as it stands on an invoice', async () => {
    const door = withOrders();
    await door.draft(['w1']);
    const takeBack = () =>
      door.ask('admin', 'workOrders.transition', { id: 'w1', to: 'completed', input: { reason: 'Wrong.' } });
    expect(await takeBack()).toMatchObject(failure('invalid'));
    await door.ask('office', 'invoices.discard', { id: 'i1' });
    expect(await takeBack()).toMatchObject({ ok: true });
  });
});

describe('a draft', () => {
  it('is saved with its figures computed, whatever the page says of them', async () => {
    const door = withOrders();
    await door.draft(['w1']);
    const base = door.invoice();
    const form = invoiceToForm(base);
    const values = {
      ...form,
      positions: form.positions.map((one) => ({ ...one, unitMinor: 100, netMinor: 1 })),
    };
    expect(await door.ask('office', 'invoices.save', { id: 'i1', values, base })).toMatchObject({ ok: true });
    expect(door.invoice()).toMatchObject({
      netMinor: 200,
      grossMinor: 238,
      positions: { p1: { orderId: 'w1' } },
    });
  });

  it('is discarded for good, and its orders are ready again', async () => {
    const door = withOrders();
    await door.draft(['w1']);
    expect(await door.ask('office', 'invoices.discard', { id: 'i1' })).toMatchObject({ ok: true });
    expect(door.order()).toMatchObject({ billing: 'ready' });
    const restore = await door.send('office', {
      id: 'x',
      name: 'records.restore',
      version: 1,
      input: { type: 'invoice', id: 'i1' },
    });
    expect(restore.ok).toBe(false);
    expect(await door.draft(['w1'], 'i2')).toMatchObject({ ok: true });
  });
});

describe('an approved invoice', () => {
  it('gets the next number, without gaps for drafts that were discarded', async () => {
    const door = withOrders();
    await door.draft(['w1'], 'i0');
    await door.ask('office', 'invoices.discard', { id: 'i0' });
    await door.draft(['w1'], 'i1');
    await door.draft(['w2'], 'i2');
    await Promise.all([door.approve('i2'), door.approve('i1')]);
    expect([door.invoice('i1').number, door.invoice('i2').number].sort()).toEqual([
      'IN-2026-0001',
      'IN-2026-0002',
    ]);
    expect(door.invoice()).toMatchObject({
      status: 'approved',
      seller: { name: 'Nordhaus' },
      dueDate: '2026-12-04',
    });
  });

  it('is not approved as somebody else left it meanwhile', async () => {
    const door = withOrders();
    await door.draft(['w1']);
    expect(await door.ask('office', 'invoices.approve', { id: 'i1', rev: 7 })).toMatchObject(
      failure('invalid'),
    );
    expect(door.invoice().number).toBeUndefined();
  });

  it('is neither saved nor discarded', async () => {
    const door = withOrders();
    await door.draft(['w1']);
    await door.approve();
    const base = door.invoice();
    const values = { ...invoiceToForm(base), title: 'Another one' };
    expect(await door.ask('office', 'invoices.save', { id: 'i1', values, base })).toMatchObject(
      failure('invalid'),
    );
    expect(await door.ask('office', 'invoices.discard', { id: 'i1' })).toMatchObject(failure('invalid'));
    expect(door.invoice()).toEqual(base);
  });

  it('is taken back once, by a credit note with a number, and what it billed is free', async () => {
    const door = withOrders();
    await door.draft(['w1']);
    await door.approve();
    const credit = (creditId: string) =>
      door.ask('office', 'invoices.credit', { id: 'i1', creditId, reason: 'Wrong price.' });
    expect(await credit('k1')).toMatchObject({ ok: true });
    expect(await credit('k2')).toMatchObject(failure('invalid'));
    expect(door.invoice()).toMatchObject({ status: 'cancelled', creditedByRef: { id: 'k1' } });
    expect(door.invoice('k1')).toMatchObject({ sort: 'credit', number: 'IN-2026-0002', grossMinor: 11_898 });
    expect(door.order()).toMatchObject({ billing: 'ready' });
  });

  it('is paid, and not paid after all, but a draft is neither', async () => {
    const door = withOrders();
    await door.draft(['w1']);
    const paid = (paidOn: string | null) => door.ask('office', 'invoices.markPaid', { id: 'i1', paidOn });
    expect(await paid('2026-11-20')).toMatchObject(failure('invalid'));
    expect(await paid(null)).toMatchObject(failure('invalid'));
    await door.approve();
    expect(await paid('2026-11-20')).toMatchObject({ ok: true });
    expect(door.invoice()).toMatchObject({ status: 'paid', paidOn: '2026-11-20' });
    expect(await paid(null)).toMatchObject({ ok: true });
    expect(door.invoice().paidOn).toBeUndefined();
  });
});

describe('an order with the price of its plan', () => {
  it('is billed at that price, and what the office bills beside it', async () => {
    const covered = { ...part, billable: false };
    const door = withOrders({ planPriceMinor: 25_000, parts: { a: covered, b: { ...part, order: 1 } } });
    await door.draft(['w1']);
    expect(Object.values(door.invoice().positions)).toMatchObject([
      { text: 'Replace filters', unit: 'flat', unitMinor: 25_000, orderId: 'w1' },
      { text: 'Filter', qtyMilli: 2000, unitMinor: 4999, orderId: 'w1' },
    ]);
    expect(door.invoice().netMinor).toBe(34_998);
  });
});

import { keepCompany } from '@fm/domain/company';
import { now } from '../work-order/order-fixture';
import { unsendInvoice } from './index';
import { failure, withOrders } from './invoice-fixture';

afterEach(() => keepCompany(undefined));

describe('work that is not billed', () => {
  const leave = (door: ReturnType<typeof withOrders>, reason: string | null, uid = 'office') =>
    door.ask(uid, 'invoices.leaveUnbilled', { orderIds: ['w1'], reason });

  it('leaves what is ready with its reason, is on no draft, and comes back', async () => {
    const door = withOrders();
    expect(await leave(door, '  Under warranty. ')).toMatchObject({ ok: true });
    expect(door.order()).toMatchObject({ billing: 'none', notBilled: 'Under warranty.' });
    expect(await door.draft(['w1'])).toMatchObject(failure('invalid'));
    expect(await leave(door, null)).toMatchObject({ ok: true });
    expect(door.order().billing).toBe('ready');
    expect(await door.draft(['w1'])).toMatchObject({ ok: true });
  });

  it('needs a reason, verified work and nobody who billed it', async () => {
    expect(await leave(withOrders(), ' ')).toMatchObject(failure('invalid'));
    expect(await leave(withOrders({ status: 'completed' }), 'Warranty.')).toMatchObject(failure('invalid'));
    const billed = withOrders();
    await billed.draft(['w1']);
    expect(await leave(billed, 'Warranty.')).toMatchObject(failure('invalid'));
    expect(billed.order().billing).toBe('billed');
  });

  it.each(['manager', 'disabled'])('is closed to %s', async (uid) => {
    const door = withOrders();
    expect(await leave(door, 'Warranty.', uid)).toMatchObject(failure('refused'));
    expect(door.order().notBilled).toBeUndefined();
  });
});

describe('payments from a file', () => {
  const approved = async () => {
    const door = withOrders();
    await door.draft(['w1']);
    await door.approve();
    const { grossMinor } = door.invoice();
    const pay = (over: object = {}, uid = 'office') =>
      door.ask(uid, 'invoices.importPayments', {
        rows: [{ id: 'i1', paidOn: '2026-11-20', amountMinor: grossMinor, ...over }],
      });
    return { ...door, pay };
  };

  it('mark their invoice as paid, and change nothing when they come again', async () => {
    const { pay, invoice } = await approved();
    expect(await pay()).toMatchObject({ ok: true, value: { failed: [] } });
    expect(invoice()).toMatchObject({ status: 'paid', paidOn: '2026-11-20' });
    const { rev } = invoice();
    expect(await pay()).toMatchObject({ ok: true, value: { failed: [] } });
    expect(invoice().rev).toBe(rev);
  });

  it.each([
    ['of another amount', { amountMinor: 1 }],
    ['of a day to come', { paidOn: '2026-12-31' }],
    ['of no invoice', { id: 'gone' }],
  ])('%s are refused, each by itself', async (_, over) => {
    const { pay, invoice } = await approved();
    expect(await pay(over)).toMatchObject({ value: { failed: [{ at: 0 }] } });
    expect(invoice().status).toBe('approved');
  });

  it('never pay a draft, a credit note or what was paid on another day', async () => {
    const { pay, invoice, ask, database } = await approved();
    await pay();
    expect(await pay({ paidOn: '2026-11-18' })).toMatchObject({ value: { failed: [{ at: 0 }] } });
    expect(invoice().paidOn).toBe('2026-11-20');
    await ask('office', 'invoices.credit', { id: 'i1', creditId: 'k1', reason: 'Wrong.' });
    expect(await pay({ id: 'k1' })).toMatchObject({ value: { failed: [{ at: 0 }] } });
    expect(database.at('invoices/k1')).toMatchObject({ status: 'approved' });
  });

  it('are closed to a manager', async () => {
    const { pay } = await approved();
    expect(await pay({}, 'manager')).toMatchObject(failure('refused'));
  });
});

describe('sending an invoice', () => {
  const mail = {
    to: 'rosa@elbe.example',
    subject: 'Invoice',
    text: 'Dear Rosa,\n\nplease find it attached.',
  };
  const sent = async (over: object = {}) => {
    const door = withOrders();
    await door.draft(['w1']);
    await door.approve();
    const send = () => door.ask('office', 'invoices.send', { id: 'i1', ...mail, ...over });
    return { ...door, send, mails: () => door.database.all('mail').map(({ data }) => data) };
  };

  it('mails it with what goes along, and marks when and to whom', async () => {
    const door = await sent();
    expect(await door.send()).toMatchObject({ ok: true });
    expect(door.mails()).toMatchObject([
      { to: ['rosa@elbe.example'], invoiceId: 'i1', message: { subject: 'Invoice' } },
    ]);
    expect(door.invoice()).toMatchObject({ status: 'approved', sentAt: now, sentTo: 'rosa@elbe.example' });
  });

  it('is refused for a draft and for one that was taken back', async () => {
    const door = withOrders();
    await door.draft(['w1']);
    const send = () => door.ask('office', 'invoices.send', { id: 'i1', ...mail });
    expect(await send()).toMatchObject(failure('invalid'));
    await door.approve();
    await door.ask('office', 'invoices.credit', { id: 'i1', creditId: 'k1', reason: 'Wrong price.' });
    expect(await send()).toMatchObject(failure('invalid'));
    expect(door.database.all('mail')).toEqual([]);
  });

  it.each([{ to: 'rosa' }, { to: 'a@x.example, b@x.example' }, { subject: ' ' }, { text: '' }])(
    'wants a sound %j',
    async (over) => {
      const door = await sent(over);
      expect(await door.send()).toMatchObject(failure('invalid'));
      expect(door.mails()).toEqual([]);
    },
  );

  it('is taken back by a mail that was not delivered, unless it went to somebody else since', async () => {
    const door = await sent();
    await door.send();
    await unsendInvoice(door.database, 'i1', { to: 'other@elbe.example', error: 'No such user.' }, now);
    expect(door.invoice().sentTo).toBe('rosa@elbe.example');
    await unsendInvoice(door.database, 'i1', { to: 'rosa@elbe.example', error: 'No such user.' }, now);
    expect(door.invoice().sentTo).toBeUndefined();
    expect(door.invoice().sentAt).toBeUndefined();
  });
});

import { emptyOffer, emptyOfferLine } from '@fm/domain/offer';
import { emptyWorkOrder } from '@fm/domain/work-order';
import * as records from '../rules-tests/samples';
import { crewed } from './crewed-order';
import { customerRef, openWith, refusedAt, siteRef } from './insider-door';
import { stored } from './sample-row';

/* Attacks by somebody with a login, each with its honest twin. */

describe('what a manager reads of a template', () => {
  it('is without what its order costs', async () => {
    const { ask, at, database } = openWith(
      crewed({
        parts: {
          p: {
            order: 1,
            name: 'Seal',
            unit: 'pcs',
            qtyMilli: 1000,
            costMinor: 500,
            priceMinor: 900,
            taxBp: 1900,
            billable: true,
          },
        },
        costs: { k: { order: 1, label: 'Lift', amountMinor: 12_000, billable: true } },
      }),
    );
    expect(
      await ask('office', 'orderTemplates.save', { id: 't1', name: 'Filters', workOrderId: 'w1' }),
    ).toMatchObject({ ok: true });
    expect(at('workOrderTemplates/t1')).toMatchObject({ costs: { k: { amountMinor: 12_000 } } });
    expect(at('crew/copy/workOrderTemplates/t1')).toMatchObject({ costs: { k: { amountMinor: 0 } } });
    const told = database
      .all('crew/copy/events')
      .map(({ data }) => JSON.stringify(data))
      .join();
    for (const text of [JSON.stringify(at('crew/copy/workOrderTemplates/t1')), told]) {
      expect(text).not.toContain('12000');
      expect(text).not.toContain('"priceMinor"');
    }
  });
});

describe('a name that every map has', () => {
  const lines = (id: string) => [
    { ...emptyOfferLine(id), kind: 'material' as const, name: 'Pump', unitMinor: 10_000 },
  ];
  const offer = (id: string) => ({
    id: 'o1',
    values: { ...emptyOffer('2026-11-20'), title: 'New pump', customerRef, lines: lines(id) },
    base: null,
  });

  it.each(['constructor', 'prototype', '__proto__', 'toString', 'hasOwnProperty'])(
    '%s is no key of a line',
    async (id) => {
      const { ask, at } = openWith();
      expect(await ask('office', 'offers.save', offer(id))).toMatchObject({
        ok: false,
        failure: { kind: 'invalid' },
      });
      expect(at('offers/o1')).toBeUndefined();
      expect(await ask('office', 'offers.save', offer('pump'))).toMatchObject({ ok: true });
      expect(at('offers/o1')).toMatchObject({ netMinor: 10_000, grossMinor: 11_900 });
    },
  );

  it.each(['constructor', 'toString', '__proto__'])('%s is no id of an entry of time', async (id) => {
    const values = {
      employeeRef: { id: 'marek', name: 'X' },
      kind: 'work',
      day: '2026-11-20',
      from: '',
      to: '',
      minutes: 30,
      billable: true,
      note: '',
    };
    const open = openWith({
      'employees/marek/private/hr': {
        ...records.EMPLOYEE_PRIVATE.values,
        costRateMinor: 4200,
        rev: 1,
        trashed: false,
      },
    });
    const save = (as: string) =>
      open.ask('manager', 'labour.save', { workOrderId: 'w1', id: as, values, base: null });
    expect(await save(id)).toMatchObject(refusedAt('id'));
    expect(await save('l1')).toMatchObject({ ok: true });
    expect(open.at('workOrders/w1/private/labourRates') ?? open.database.everything()).toMatchObject({});
  });

  it('is refused as an item of a checklist, and vanishes nowhere', async () => {
    const { ask, at } = openWith();
    const item = { kind: 'check', label: 'Filter', order: 0, required: true };
    const order = (checklist: unknown) => ({
      id: 'w9',
      values: { ...emptyWorkOrder(), title: 'Filters', customerRef, siteRef, checklist },
      base: null,
    });
    for (const key of ['constructor', 'prototype', '__proto__'])
      expect(
        await ask('office', 'workOrders.save', order(JSON.parse(`{"${key}":${JSON.stringify(item)}}`))),
      ).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
    expect(at('workOrders/w9')).toBeUndefined();
    expect(await ask('office', 'workOrders.save', order({ a: item }))).toMatchObject({ ok: true });
  });
});

describe('a request without end', () => {
  it('holds nobody up, and comes back in few words', async () => {
    const { ask } = openWith(stored(records.TASK));
    const entryIds = Array.from({ length: 250_000 }, () => 'not a good id/');
    const answer = await ask('manager', 'records.putBack', {
      type: 'task',
      id: 'r1',
      entryIds,
      batchId: 'b1',
    });
    // Read entry by entry, each of them damaged, it took seconds and came back with 15 MB.
    expect(answer).toMatchObject({ failure: { message: 'Send at most 1,000 of these at once.' } });
    expect(answer).toMatchObject(refusedAt('entryIds'));
    expect(JSON.stringify(answer).length).toBeLessThan(1000);
  });
});

describe('a reference', () => {
  it.each(['employee-01/private/hr', '__all__', 'a\0b', '..', 'constructor', '\ud800', 'no-such-employee'])(
    'to %p is refused with its field, and no fault of the server',
    async (id) => {
      const { ask, at } = openWith();
      const values = { ...emptyWorkOrder(), title: 'Filters', customerRef, siteRef };
      const lead = { id: 'w9', values: { ...values, leadRef: { id, name: 'X' } }, base: null };
      const answer = await ask('office', 'workOrders.save', lead);
      expect(answer).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
      expect(answer.ok ? '' : Object.keys(answer.failure.fields ?? {}).join()).toContain('leadRef');
      expect(at('workOrders/w9')).toBeUndefined();
    },
  );
});

/** @jest-environment ./shared/testing/browser-sdk-environment.cjs */
import { LABOUR_RATES_ID, labourRatesOf } from '@fm/domain/labour';
import type { Arena } from './arena';
import { type Attack, repel, sharedArena } from './attack-fixture';
import { change, creation, documentOf, existing, tampered } from './documents';
import { PEOPLE } from './people';
import { LABOUR, TIMER, WORK_ORDER } from './samples';

const order = {
  'workOrders/w1': documentOf(
    existing({ ...WORK_ORDER.values, status: 'inProgress', statusGroup: 'active' }),
  ),
};
const path = `${LABOUR.kind.path}/r1`;
const honest = creation(LABOUR.kind, PEOPLE.office, 'r1', LABOUR.values);
const before = existing(LABOUR.values);
const edit = change(LABOUR.kind, PEOPLE.office, before, LABOUR.edit);

const falseOne = (name: string, fields: object): Attack => ({
  name,
  by: 'office',
  stored: order,
  honest,
  attack: tampered(honest, path, fields),
});

repel('time spent', [
  falseOne('shows everybody what an hour costs', { rateMinor: 3605 }),
  falseOne('starts with a later rev', { rev: 2 }),
  falseOne('tells nobody', { lastEvent: 'none' }),
  falseOne('is noted by somebody else', { createdBy: { uid: 'u-other', name: 'Ida Ohm' } }),
  falseOne('takes no time', { minutes: 0 }),
  falseOne('takes more than a day', { minutes: 1441 }),
  falseOne('takes a fraction of a minute', { minutes: 49.5 }),
  falseOne('takes longer than its clock times say', { minutes: 51 }),
  falseOne('ends before it starts', { endedAt: new Date('2020-01-01T00:00:00Z') }),
  falseOne('has no end', { endedAt: undefined }),
  falseOne('is of another day than its times', { day: '2026-11-01' }),
  falseOne('is of a day to come', { day: '2026-12-24', startedAt: undefined, endedAt: undefined }),
  falseOne('is of a kind nobody knows', { kind: 'sleep' }),
  falseOne('is of another order', { workOrderRef: { id: 'w2', name: 'Another' } }),
  {
    name: 'keeps rev',
    by: 'office',
    stored: { ...order, [path]: documentOf(before) },
    honest: edit,
    attack: tampered(edit, path, { rev: 1 }),
  },
  {
    name: 'goes over to somebody else',
    by: 'office',
    stored: { ...order, [path]: documentOf(before) },
    honest: edit,
    attack: tampered(edit, path, { employeeRef: { id: 'e-admin', name: 'Ana Adler' } }),
  },
  {
    name: 'disappears without the trash',
    by: 'admin',
    stored: { ...order, [path]: documentOf(before) },
    honest: edit,
    twin: 'office',
    attack: { [path]: undefined },
  },
]);

describe('reading', () => {
  const rates = `${labourRatesOf('w1').path}/${LABOUR_RATES_ID}`;
  const ofAllOrders = {
    structuredQuery: { from: [{ collectionId: 'labour', allDescendants: true }], limit: 5 },
  };
  let arena: Arena;
  beforeAll(async () => {
    arena = await sharedArena();
    await arena.reset({
      ...order,
      [path]: documentOf(before),
      [rates]: { rates: { r1: 3605 } },
      'workOrders/w1/privateEvents/x': { changes: [{ path: 'rates.r1', to: 3605 }] },
      'timers/e-manager': documentOf(existing(TIMER.values, { id: 'e-manager' })),
    });
  });

  it.each(['admin', 'office', 'empty', 'manager'] as const)('%s reads times and timers', async (person) => {
    expect(await arena.sdk(person).list(LABOUR.kind.path)).toBe('allowed');
    expect(await arena.sdk(person).list('timers')).toBe('allowed');
    expect(await arena.as(person).call('POST', ':runQuery', ofAllOrders)).toMatchObject({ status: 200 });
  });

  it('a manager learns no rate, neither from the rates nor from their history', async () => {
    for (const place of ['workOrders/w1/private', 'workOrders/w1/privateEvents']) {
      expect(await arena.sdk('manager').list(place)).toBe('denied');
      expect(await arena.sdk('empty').list(place)).toBe('allowed');
    }
    expect(await arena.sdk('manager').get(rates)).toBe('denied');
    expect(await arena.sdk('office').get(rates)).toBe('allowed');
  });

  it('outsiders read none of it', async () => {
    expect(await arena.sdk('disabled').list(LABOUR.kind.path)).toBe('denied');
    expect(await arena.as('nobody').call('POST', ':runQuery', ofAllOrders)).toMatchObject({ status: 403 });
  });
});

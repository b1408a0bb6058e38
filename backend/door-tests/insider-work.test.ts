import type { Task } from '@fm/domain/task';
import { type WorkOrder, workOrderForm } from '@fm/domain/work-order';
import * as records from '../rules-tests/samples';
import { crewed } from './crewed-order';
import { openWith, refusedAt, task } from './insider-door';
import { references, stored } from './sample-row';

/* Attacks by somebody with a login, each with its honest twin. */

describe('what was filled in on a job', () => {
  it('is not what the form of the office says', async () => {
    const item = { kind: 'check', label: 'Filter', order: 0, required: true };
    const filled = {
      ...item,
      value: true,
      by: { uid: 'manager', name: 'Marek Wolny' },
      at: new Date('2026-11-19T08:00:00Z'),
    };
    const forged = {
      ...item,
      value: true,
      by: { uid: 'admin', name: 'Ana Adler' },
      at: new Date('2020-01-01T00:00:00Z'),
    };
    const part = { order: 1, name: 'Seal', unit: 'pcs', qtyMilli: 1000, taxBp: 1900, billable: true };
    const open = openWith(crewed({ checklist: { a: filled, b: item }, parts: {} }));
    const base = open.at('workOrders/w1') as WorkOrder;
    const typed = workOrderForm.fromRecord(base);
    const values = {
      ...typed,
      checklist: { a: { ...forged, value: false }, b: forged, c: forged },
      parts: { p: { ...part, by: forged.by, at: forged.at } },
    };
    expect(await open.ask('office', 'workOrders.save', { id: 'w1', values, base })).toMatchObject({
      ok: true,
    });
    const after = open.at('workOrders/w1') as WorkOrder;
    expect(after.checklist).toEqual({ a: filled, b: item, c: item });
    expect(after.parts?.p).toEqual(part);
  });
});

describe('the review of a task', () => {
  it('is not switched off by who does the task: neither at once nor step by step', async () => {
    const { ask, at } = openWith({
      ...stored(records.EMPLOYEE, { displayName: 'Olga Brandt' }, 'olga'),
      ...references,
    });
    const assigneeRef = { id: 'olga', name: 'Olga Brandt' };
    await ask('admin', 'tasks.save', {
      id: 't1',
      values: task({ needsReview: true, assigneeRef }),
      base: null,
    });
    const save = (over: object) =>
      ask('office', 'tasks.save', {
        id: 't1',
        values: task({ assigneeRef, needsReview: true, ...over }),
        base: at('tasks/t1') as Task,
      });
    expect(await save({ needsReview: false })).toMatchObject(refusedAt('values.needsReview'));
    expect(await save({ assigneeRef: null })).toMatchObject({ ok: true });
    expect(await save({ assigneeRef: null, needsReview: false })).toMatchObject({ ok: true });
    expect(await save({ needsReview: false })).toMatchObject({ ok: true });
    const done = await ask('office', 'tasks.transition', { id: 't1', to: 'done', noticeId: 'x1' });
    expect(done).toMatchObject({ ok: false });
    expect(await ask('admin', 'tasks.transition', { id: 't1', to: 'done', noticeId: 'x2' })).toMatchObject({
      ok: true,
    });
  });
});

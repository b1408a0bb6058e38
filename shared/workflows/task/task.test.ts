import { emptyTask, type Task } from '@fm/domain/task';
import { openTestDoor, type TestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');
const values = { ...emptyTask(), title: 'Order filters' };
const noticeId = 'notice';

/** A door with one task of Olga's, and what is stored of it. */
async function withTask(more: Partial<typeof values> = {}): Promise<TestDoor & { task(): Task }> {
  const door = openTestDoor(now);
  await door.ask('office', 'tasks.save', { id: 't1', values: { ...values, ...more }, base: null });
  return { ...door, task: () => door.database.at('tasks/t1') as Task };
}

describe('saving a task', () => {
  it('keeps what somebody else changed meanwhile', async () => {
    const { ask, task } = await withTask();
    const base = task();
    await ask('office', 'tasks.save', { id: 't1', values: { ...values, priority: 'high' }, base });
    await ask('admin', 'tasks.save', { id: 't1', values: { ...values, dueDate: '2026-12-01' }, base });
    expect(task()).toMatchObject({ priority: 'high', dueDate: '2026-12-01', dueSort: '2026-12-01' });
  });

  it('names the field that both changed, and who', async () => {
    const { ask, task } = await withTask();
    const base = task();
    await ask('admin', 'tasks.save', { id: 't1', values: { ...values, priority: 'high' }, base });
    const answer = await ask('office', 'tasks.save', {
      id: 't1',
      values: { ...values, priority: 'low' },
      base,
    });
    expect(answer).toMatchObject({
      ok: false,
      failure: { kind: 'conflict', fields: { priority: 'Ana Adler changed this meanwhile.' } },
    });
    expect(task().priority).toBe('high');
  });

  it('leaves the status alone, whatever base it is sent with', async () => {
    const { ask, task } = await withTask();
    const base: Task = { ...task(), status: 'done', doneBy: { uid: 'office', name: 'Olga Brandt' } };
    const answer = await ask('office', 'tasks.save', {
      id: 't1',
      values: { ...values, title: 'Other' },
      base,
    });
    expect(answer.ok).toBe(true);
    expect(task()).toMatchObject({ title: 'Other', status: 'open' });
    expect(task().doneBy).toBeUndefined();
  });

  it('of nobody’s is missing', async () => {
    const { ask, task } = await withTask();
    const answer = await ask('office', 'tasks.save', {
      id: 't2',
      values: { ...values, title: 'Other' },
      base: task(),
    });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'missing' } });
  });
});

describe('a transition of a task', () => {
  it('records who started it, and assigns it to that person', async () => {
    const { ask, task } = await withTask();
    expect((await ask('manager', 'tasks.transition', { id: 't1', to: 'inProgress', noticeId })).ok).toBe(
      true,
    );
    expect(task()).toMatchObject({
      status: 'inProgress',
      startedAt: now,
      assigneeRef: { id: 'marek', name: 'Marek Wolny' },
      rev: 2,
    });
  });

  it('hands a review to the creator, once however often it is sent', async () => {
    const { ask, database } = await withTask({ needsReview: true });
    await ask('manager', 'tasks.transition', { id: 't1', to: 'inProgress', noticeId: 'n1' });
    for (let sent = 0; sent < 2; sent += 1)
      await ask('manager', 'tasks.transition', { id: 't1', to: 'inReview', noticeId: 'n2' }, 'hand-in');
    expect(database.all('reminders').map(({ data }) => data)).toEqual([
      expect.objectContaining({
        text: 'Review: Order filters',
        ownerRef: { id: 'office', name: 'Olga Brandt' },
      }),
    ]);
  });

  it('reminds of a blocked task in the morning of the day that was chosen', async () => {
    const { ask, database } = await withTask();
    await ask('office', 'tasks.transition', {
      id: 't1',
      to: 'blocked',
      blockedReason: 'Waits for parts',
      remindOn: '2026-11-27',
      noticeId,
    });
    expect(database.at('reminders/notice')).toMatchObject({
      text: 'Still blocked? Order filters',
      fireAt: new Date('2026-11-27T07:00:00Z'),
    });
  });

  it('is refused to the one who handed the task in', async () => {
    const { ask, task } = await withTask({ needsReview: true });
    for (const to of ['inProgress', 'inReview'] as const)
      await ask('office', 'tasks.transition', { id: 't1', to, noticeId });
    const answer = await ask('office', 'tasks.transition', { id: 't1', to: 'done', noticeId });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
    expect(task().status).toBe('inReview');
    expect((await ask('admin', 'tasks.transition', { id: 't1', to: 'done', noticeId })).ok).toBe(true);
  });

  it('is refused without the reason that it needs, naming the field', async () => {
    const { ask } = await withTask();
    expect(await ask('office', 'tasks.transition', { id: 't1', to: 'cancelled', noticeId })).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', fields: { cancelReason: 'Say why this task is cancelled.' } },
    });
  });

  it('is taken back unless somebody moved the task on since', async () => {
    const { ask, task } = await withTask();
    await ask('office', 'tasks.transition', { id: 't1', to: 'done', noticeId });
    expect((await ask('office', 'tasks.undoTransition', { id: 't1', left: 'done', to: 'open' })).ok).toBe(
      true,
    );
    expect(task().status).toBe('open');
    expect(await ask('office', 'tasks.undoTransition', { id: 't1', left: 'done', to: 'open' })).toMatchObject(
      {
        ok: false,
        failure: { message: 'Olga Brandt changed the status since: it is now open.' },
      },
    );
  });
});

describe('the review of a task', () => {
  const off = (door: Awaited<ReturnType<typeof withTask>>, uid: string, base = door.task()) =>
    door.ask(uid, 'tasks.save', { id: 't1', values: { ...values, needsReview: false }, base });

  it('is not switched off by the doer, who would then finish the task', async () => {
    const door = await withTask({ needsReview: true });
    await door.ask('manager', 'tasks.transition', { id: 't1', to: 'inProgress', noticeId });
    const answer = await off(door, 'manager');
    expect(answer).toMatchObject({
      ok: false,
      failure: {
        kind: 'invalid',
        fields: { 'values.needsReview': expect.stringContaining('does this task') },
      },
    });
    // A base that says the review was off already changes nothing.
    await off(door, 'manager', { ...door.task(), needsReview: false });
    expect(door.task()).toMatchObject({ status: 'inProgress', needsReview: true });
    expect((await door.ask('manager', 'tasks.transition', { id: 't1', to: 'done', noticeId })).ok).toBe(
      false,
    );
    expect((await off(door, 'office')).ok).toBe(true);
    expect((await door.ask('manager', 'tasks.transition', { id: 't1', to: 'done', noticeId })).ok).toBe(true);
  });

  it('is not switched off by staff who handed the task in or have it, nor by a manager beside it', async () => {
    const door = await withTask({ needsReview: true });
    expect((await off(door, 'manager')).ok).toBe(false);
    for (const to of ['inProgress', 'inReview'] as const)
      await door.ask('office', 'tasks.transition', { id: 't1', to, noticeId });
    expect((await off(door, 'office')).ok).toBe(false);
    expect((await off(door, 'admin')).ok).toBe(true);
  });

  it('stays on while somebody who does the task saves something else', async () => {
    const door = await withTask({ needsReview: true });
    await door.ask('manager', 'tasks.transition', { id: 't1', to: 'inProgress', noticeId });
    const typed = { ...values, needsReview: true, priority: 'high' as const };
    const assigneeRef = door.task().assigneeRef ?? null;
    const input = { id: 't1', values: { ...typed, assigneeRef }, base: door.task() };
    expect((await door.ask('manager', 'tasks.save', input)).ok).toBe(true);
    expect(door.task()).toMatchObject({ priority: 'high', needsReview: true });
  });
});

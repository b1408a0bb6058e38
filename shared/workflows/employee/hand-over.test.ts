import type { CommandInput } from '../commands';
import { openTestDoor, type TestDoor } from '../testing';

const now = new Date('2026-11-20T09:00:00Z');
type Input = CommandInput<'employees.handOver'>;

const person = (displayName: string, over: object = {}) => ({
  displayName,
  status: 'active',
  trashed: false,
  rev: 1,
  ...over,
});
const stamps = { createdBy: { uid: 'office', name: 'Olga' }, trashed: false, rev: 1 };
const task = (over: object = {}) => ({
  title: 'Order filters',
  status: 'open',
  priority: 'normal',
  assigneeRef: { id: 'jan', name: 'Jan Ode' },
  dueSort: '9999-12-31',
  needsReview: false,
  reopened: 0,
  ...stamps,
  ...over,
});
const reminder = (over: object = {}) => ({
  text: 'Call the clinic',
  ownerRef: { id: 'u-jan', name: 'Jan Ode' },
  rule: { kind: 'absolute', at: new Date('2026-12-10T08:00:00Z') },
  fireAt: new Date('2026-12-10T08:00:00Z'),
  channel: 'app',
  state: 'scheduled',
  ...stamps,
  ...over,
});

/** Jan Ode leaves at the end of November; Uma Roth stays, with a login. */
function openWithLeaver() {
  const door = openTestDoor(now);
  const { database } = door;
  database.put('employees/jan', person('Jan Ode', { userId: 'u-jan' }));
  database.put('employees/uma', person('Uma Roth', { userId: 'u-uma' }));
  database.put('tasks/t1', task());
  database.put('tasks/t2', task({ dueDate: '2026-12-20', dueSort: '2026-12-20' }));
  database.put('reminders/r1', reminder());
  return door;
}
const handOver = ({ ask }: TestDoor, items: Input['items'], uid = 'office', id?: string) =>
  ask(uid, 'employees.handOver', { from: 'jan', lastDay: '2026-11-30', batchId: 'b1', items }, id);
const failures = (answer: Awaited<ReturnType<typeof handOver>>) => {
  if (!answer.ok) throw new Error(answer.failure.message);
  const { failed } = answer.value as { failed: { at: number; failure: { message: string } }[] };
  return failed.map(({ at, failure }) => [at, failure.message]);
};

describe('work that is handed over', () => {
  it('goes to the colleague by the name of the record, with a note under one batch, once', async () => {
    const door = openWithLeaver();
    const items: Input['items'] = [
      { kind: 'task', id: 't1', to: 'uma' },
      { kind: 'task', id: 't2', to: 'uma' },
      { kind: 'reminder', id: 'r1', to: 'uma' },
    ];
    for (let sent = 0; sent < 2; sent += 1)
      expect(failures(await handOver(door, items, 'office', 'x'))).toEqual([]);
    for (const id of ['t1', 't2'])
      expect(door.database.at(`tasks/${id}`)).toMatchObject({
        assigneeRef: { id: 'uma', name: 'Uma Roth' },
        rev: 2,
      });
    expect(door.database.at('reminders/r1')).toMatchObject({
      ownerRef: { id: 'u-uma', name: 'Uma Roth' },
    });
    expect(door.database.all('events').map(({ data }) => data)).toEqual(
      items.map(() =>
        expect.objectContaining({ kind: 'assigned', batchId: 'b1', note: 'Handed over from Jan Ode' }),
      ),
    );
    // Sent under another id it finds nothing of Jan's any more.
    expect(failures(await handOver(door, items))).toEqual([]);
    expect(door.database.all('events')).toHaveLength(3);
  });

  it('goes on past what is refused, and says which that is', async () => {
    const door = openWithLeaver();
    door.database.put('tasks/done', task({ status: 'done' }));
    const answer = await handOver(door, [
      { kind: 'task', id: 'gone', to: 'uma' },
      { kind: 'task', id: 'done', to: 'uma' },
      { kind: 'task', id: 't1', to: 'nobody' },
      { kind: 'task', id: 't2', to: 'jan' },
      { kind: 'task', id: 't1', to: 'uma' },
    ]);
    expect(failures(answer)).toEqual([
      [0, 'This record no longer exists.'],
      [1, 'This is over: nobody has to take it over.'],
      [2, 'This colleague no longer exists. Choose somebody else.'],
      [3, 'Jan Ode leaves: choose somebody else.'],
    ]);
    expect(door.database.at('tasks/t1')).toMatchObject({ assigneeRef: { id: 'uma' } });
    expect(door.database.at('tasks/t2')).toMatchObject({ assigneeRef: { id: 'jan' }, rev: 1 });
  });

  it('is given to nobody who has left by then, and to somebody who leaves after it', async () => {
    const door = openWithLeaver();
    const { database } = door;
    database.put('employees/uma', person('Uma Roth', { endDate: '2026-12-19' }));
    const answer = await handOver(door, [
      { kind: 'task', id: 't1', to: 'uma' },
      { kind: 'task', id: 't2', to: 'uma' },
    ]);
    expect(failures(answer)).toEqual([[1, 'Uma Roth is not planned: the last day of work is 19 Dec 2026.']]);
    expect(database.at('tasks/t1')).toMatchObject({ assigneeRef: { id: 'uma' } });
  });

  it('that is planned for a day is given to nobody who is away on it, without saying why', async () => {
    const door = openWithLeaver();
    const absences = [{ from: '2026-12-07', to: '2026-12-11', kind: 'sick' }];
    door.database.put('employees/uma', person('Uma Roth', { absences }));
    const planned = {
      leadId: 'jan',
      crewRefs: [],
      plannedDay: '2026-12-08',
      statusGroup: 'planned',
      ...stamps,
    };
    door.database.put('workOrders/w1', planned);
    const answer = await handOver(door, [{ kind: 'lead', id: 'w1', to: 'uma' }]);
    expect(failures(answer)).toEqual([[0, 'Uma Roth is away on 8 Dec 2026. Choose somebody else.']]);
  });

  it('waits where it is a task that is due while somebody is away, and its history says so', async () => {
    const door = openWithLeaver();
    const absences = [{ from: '2026-12-07', to: '2026-12-11', kind: 'sick' }];
    door.database.put('employees/uma', person('Uma Roth', { absences }));
    door.database.put('tasks/t2', task({ dueDate: '2026-12-08', dueSort: '2026-12-08' }));
    expect(failures(await handOver(door, [{ kind: 'task', id: 't2', to: 'uma' }]))).toEqual([]);
    expect(door.database.all('events').at(-1)?.data).toMatchObject({
      note: 'Handed over from Jan Ode. Uma Roth is away from 7 Dec 2026 to 11 Dec 2026.',
    });
  });

  it('reminds nobody without a login', async () => {
    const door = openWithLeaver();
    door.database.put('employees/uma', person('Uma Roth'));
    const [[, message] = []] = failures(await handOver(door, [{ kind: 'reminder', id: 'r1', to: 'uma' }]));
    expect(message).toContain('has no login');
    expect(door.database.at('reminders/r1')).toMatchObject({ ownerRef: { id: 'u-jan' } });
  });

  it.each(['admin', 'office', 'empty'])('is handed over by %s', async (uid) => {
    const door = openWithLeaver();
    expect(failures(await handOver(door, [{ kind: 'task', id: 't1', to: 'uma' }], uid))).toEqual([]);
  });

  it('is not handed over by a manager', async () => {
    const door = openWithLeaver();
    const answer = await handOver(door, [{ kind: 'task', id: 't1', to: 'uma' }], 'manager');
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'refused' } });
    expect(door.database.at('tasks/t1')).toMatchObject({ rev: 1 });
  });

  it('comes in pages of 200 at most', async () => {
    const door = openWithLeaver();
    const items = Array.from({ length: 201 }, () => ({ kind: 'task' as const, id: 't1', to: 'uma' }));
    expect(await handOver(door, items)).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
  });
});

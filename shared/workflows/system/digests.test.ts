import { MemoryDatabase } from '../testing';
import { sendDigests } from './index';

const now = new Date('2026-11-20T06:00:00Z');
const stamp = { uid: 'office', name: 'Olga Brandt' };
const envelope = {
  createdAt: now,
  createdBy: stamp,
  updatedAt: now,
  updatedBy: stamp,
  rev: 1,
  trashed: false,
};
const jan = {
  ...envelope,
  email: 'jan@x.example',
  role: 'manager',
  name: 'Jan Krol',
  employeeId: 'e1',
  digest: true,
};
const job = {
  ...envelope,
  number: 'WO-2026-0001',
  title: 'Mend the valve',
  siteRef: { id: 's1', name: 'Main building' },
  leadId: 'e1',
  crewIds: ['e1'],
  statusGroup: 'open',
  plannedDay: '2026-11-20',
  plannedStart: new Date('2026-11-20T07:30:00Z'),
  timezone: 'Europe/Berlin',
};
const task = {
  ...envelope,
  title: 'Call the supplier',
  assigneeRef: { id: 'e1', name: 'Jan Krol' },
  status: 'open',
  dueDate: '2026-11-18',
  dueSort: '2026-11-18',
};
const reminder = {
  ...envelope,
  text: 'Bring the key',
  ownerRef: { id: 'jan', name: 'Jan Krol' },
  state: 'scheduled',
  fireAt: new Date('2026-11-20T15:00:00Z'),
};

function open(documents: Readonly<Record<string, Readonly<Record<string, unknown>>>>) {
  const database = new MemoryDatabase(() => now);
  for (const [path, data] of Object.entries(documents)) database.put(path, data);
  const posted = new Map<string, { readonly to: string; readonly paragraphs: readonly string[] }>();
  const post = async (id: string, mail: { to: string; paragraphs: readonly string[] }) => {
    if (posted.has(id)) return false;
    posted.set(id, mail);
    return true;
  };
  return { posted, run: (at = now) => sendDigests(database, at, post) };
}

describe('the mail of the morning', () => {
  it('tells who asked for it what the day brings, once', async () => {
    const { posted, run } = open({
      'users/jan': jan,
      'workOrders/w1': job,
      'tasks/t1': task,
      'reminders/r1': reminder,
    });
    expect(await run()).toEqual({ counts: { mails: 1 }, failures: [] });
    expect(await run()).toEqual({ counts: {}, failures: [] });
    expect([...posted]).toEqual([
      [
        'digest-jan-2026-11-20',
        expect.objectContaining({
          to: 'jan@x.example',
          subject: 'Your day, Friday 20 November',
          paragraphs: [
            'Good morning Jan Krol, this is what Friday 20 November brings.',
            '08:30, Main building: WO-2026-0001 Mend the valve',
            'Task “Call the supplier” was due on Wednesday 18 November.',
            'Reminder: Bring the key',
          ],
        }),
      ],
    ]);
  });

  it.each([
    ['nobody asked for it', { digest: false }],
    ['the login is disabled', { disabled: true }],
    ['the login is removed', { trashed: true }],
  ])('does not go out where %s', async (_, over) => {
    const { posted, run } = open({ 'users/jan': { ...jan, ...over }, 'workOrders/w1': job });
    await run();
    expect(posted.size).toBe(0);
  });

  it.each([
    ['a job that is done', { 'workOrders/w1': { ...job, statusGroup: 'closed' } }],
    ['a job of another day', { 'workOrders/w1': { ...job, plannedDay: '2026-11-21' } }],
    ['a task of somebody else', { 'tasks/t1': { ...task, assigneeRef: { id: 'e2', name: 'Zoë' } } }],
    ['a task of tomorrow', { 'tasks/t1': { ...task, dueSort: '2026-11-21' } }],
    ['a reminder of tomorrow', { 'reminders/r1': { ...reminder, fireAt: new Date('2026-11-21T08:00:00Z') } }],
  ])('does not go out for %s alone', async (_, documents) => {
    const { posted, run } = open({ 'users/jan': jan, ...documents });
    await run();
    expect(posted.size).toBe(0);
  });

  it('tells ten of each, and that there are more', async () => {
    const jobs = Array.from({ length: 11 }, (_, n) => [`workOrders/w${n}`, job] as const);
    const { posted, run } = open({ 'users/jan': jan, ...Object.fromEntries(jobs) });
    await run();
    const { paragraphs = [] } = posted.get('digest-jan-2026-11-20') ?? {};
    expect(paragraphs).toHaveLength(12);
    expect(paragraphs.at(-1)).toBe('There is more than this mail tells. The back office shows all of it.');
  });

  it('goes to the others where one fails, and says so', async () => {
    const { run } = open({
      'users/jan': jan,
      'users/zoe': { ...jan, email: 'zoe@x.example' },
      'workOrders/w1': job,
    });
    const failing = open({
      'users/jan': jan,
      'users/zoe': { ...jan, email: 'zoe@x.example' },
      'workOrders/w1': job,
    });
    expect((await run()).counts).toEqual({ mails: 2 });
    failing.posted.set = () => {
      throw new Error('The store is full.');
    };
    expect(await failing.run()).toEqual({
      counts: {},
      failures: ['users/jan: The store is full.', 'users/zoe: The store is full.'],
    });
  });
});

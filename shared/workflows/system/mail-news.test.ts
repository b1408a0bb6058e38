import { MemoryDatabase } from '../testing';
import { mailNews } from './mail-news';

const now = new Date('2026-11-20T10:00:00Z');

describe('news that are to be mailed', () => {
  let database: MemoryDatabase;
  const posted: string[] = [];
  const mail = (at: Date) =>
    mailNews(database, at, async (id, { to, subject, paragraphs }) => {
      posted.push([id, to, subject, ...paragraphs].join(' | '));
      return true;
    });
  const told = (id: string, over: object = {}) =>
    database.put(`notifications/${id}`, {
      uid: 'marek',
      kind: 'assigned',
      record: { type: 'task', id, label: `Task ${id}` },
      at: now,
      count: 1,
      unread: true,
      push: false,
      mailAt: now,
      told: ['n1'],
      expireAt: now,
      ...over,
    });
  const wants = (assigned: string) =>
    database.put('users/marek/private/news', { reaches: { assigned, changed: 'mail' } });
  beforeEach(() => {
    posted.length = 0;
    database = new MemoryDatabase(() => now);
    const marek = { email: 'm@x.example', name: 'Marek Wolny', role: 'technician', employeeId: 'e-marek' };
    database.put('users/marek', marek);
    wants('mail');
  });

  it('go in one mail for each person, once, however often the clock asks', async () => {
    told('t1');
    told('t2');
    told('t3', { mailAt: new Date(now.getTime() + 60_000) });
    told('t4', { mailAt: null });
    for (let run = 0; run < 2; run += 1) await mail(now);
    expect(posted).toEqual([
      `news-marek-${now.getTime()}-2 | m@x.example | 2 news for you | Hello Marek Wolny, | Task t1 was assigned to you. | Task t2 was assigned to you.`,
    ]);
    await mail(new Date(now.getTime() + 60_000));
    expect(posted[1]).toContain(' | Task t3 was assigned to you. | Hello');
  });

  it('do not go once mail was switched off', async () => {
    told('t1');
    told('t2', { kind: 'changed' });
    wants('app');
    await mail(now);
    expect(posted).toEqual([expect.stringMatching(/Task t2 was changed\.$/)]);
    expect(posted[0]).not.toContain('Task t1');
    expect(database.at('notifications/t1')).toMatchObject({ mailAt: null });
  });

  it('that come while a mail is on its way go with the next one', async () => {
    told('t1');
    await mailNews(database, now, async (id) => {
      told('t1', { count: 2, told: ['n1', 'n2'] });
      posted.push(id);
      return true;
    });
    expect(database.at('notifications/t1')).toMatchObject({ mailAt: now });
    const next = new Date(now.getTime() + 300_000);
    for (let run = 0; run < 2; run += 1) await mail(next);
    expect(posted).toHaveLength(2);
    expect(database.at('notifications/t1')).toMatchObject({ mailAt: null });
  });

  it('do not go once they were read, nor to who cannot sign in', async () => {
    told('t1', { unread: false });
    told('t2', { uid: 'nobody' });
    expect(await mail(now)).toEqual({ counts: {}, failures: [] });
    expect(posted).toEqual([]);
    expect(database.at('notifications/t2')).toMatchObject({ mailAt: null });
  });
});

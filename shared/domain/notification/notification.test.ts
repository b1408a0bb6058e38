import { type Notification, notificationText, withNews } from './index';

const ana = { uid: 'ana', name: 'Ana Adler' };
const record = { type: 'workOrder', id: 'o1', label: 'WO-2026-0001 Filter' };
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 10, 0, seconds));
const news = (about: string, seconds: number) => ({
  uid: 'marek',
  kind: 'changed' as const,
  record,
  about,
  at: at(seconds),
  by: ana,
  channels: { push: true, mailAt: null },
});

/** A notification after changes at these seconds. */
const after = (...seconds: readonly number[]) =>
  seconds.reduce<Notification | undefined>(
    (before, second) => withNews(before, news(`n${second}`, second)),
    undefined,
  );

describe('a notification', () => {
  it('tells ten changes within a minute together', () => {
    expect(after(0, 5, 10, 15, 20, 25, 30, 35, 40, 59)).toMatchObject({ at: at(0), count: 10 });
  });

  it('is news again for a change after more than that', () => {
    expect(after(0, 60)).toMatchObject({ at: at(60), count: 2 });
  });

  it('is unread again, and counts anew, once it was read', () => {
    const first = after(0);
    const next = first && withNews({ ...first, unread: false }, news('n9', 9));
    expect(next).toMatchObject({ at: at(9), count: 1 });
    expect(next?.unread).toBe(true);
  });

  it('keeps who did the latest of it when events come in another order', () => {
    const latest = { ...news('n80', 80), by: { uid: 'bo', name: 'Bo Berg' } };
    const late = withNews(withNews(undefined, latest), news('n10', 10));
    expect(late).toMatchObject({ by: { uid: 'bo' }, at: at(80), count: 2 });
  });

  it('keeps who did the latest of what is told together, and the name the record has by then', () => {
    const latest = {
      ...news('n50', 50),
      by: { uid: 'bo', name: 'Bo Berg' },
      record: { ...record, label: 'New' },
    };
    const together = withNews(withNews(after(0), latest), news('n30', 30));
    expect(together).toMatchObject({ by: { uid: 'bo' }, record: { label: 'New' }, at: at(0), count: 3 });
  });

  it('that was read says of a late event who did it, under the name the record has by now', () => {
    const read = { ...(after(80) as Notification), unread: false, record: { ...record, label: 'New' } };
    const late = withNews(read, { ...news('n10', 10), by: { uid: 'bo', name: 'Bo Berg' } });
    expect(late).toMatchObject({ by: { uid: 'bo' }, record: { label: 'New' }, expireAt: read.expireAt });
  });

  it('is mailed once for all that comes before the mail', () => {
    const mailAt = at(300);
    const first = withNews(undefined, { ...news('n0', 0), channels: { push: true, mailAt } });
    const more = withNews(first, { ...news('n90', 90), channels: { push: true, mailAt: at(390) } });
    expect(more?.mailAt).toEqual(mailAt);
  });

  it('tells nothing twice', () => {
    expect(withNews(after(0, 5), news('n5', 5))).toBeUndefined();
  });

  it('is kept for 30 days after the last of it', () => {
    expect(after(0)?.expireAt).toEqual(new Date('2026-12-20T10:00:00Z'));
  });

  it.each([
    ['assigned', 'Ana Adler assigned WO-2026-0001 Filter to you.'],
    ['mentioned', 'Ana Adler mentioned you on WO-2026-0001 Filter.'],
    ['changed', 'Ana Adler changed WO-2026-0001 Filter.'],
    ['answered', 'The customer answered WO-2026-0001 Filter.'],
    ['review', 'Ana Adler completed WO-2026-0001 Filter: it is to be verified.'],
    ['due', 'WO-2026-0001 Filter is due today.'],
    ['overdue', 'WO-2026-0001 Filter is overdue.'],
  ] as const)('that is %s says so in a sentence', (kind, text) => {
    expect(notificationText({ ...(after(0) as Notification), kind })).toBe(text);
  });

  it.each([
    ['assigned', 'Ana Adler assigned 200 work orders to you, WO-2026-0001 Filter among them.'],
    ['changed', 'Ana Adler changed 200 work orders, WO-2026-0001 Filter among them.'],
  ] as const)('that tells of many that are %s says how many', (kind, text) => {
    expect(notificationText({ ...(after(0) as Notification), kind, records: 200 })).toBe(text);
  });

  it('says how often something was changed', () => {
    expect(notificationText(after(0, 1, 2) as Notification)).toBe(
      'WO-2026-0001 Filter was changed 3 times, last by Ana Adler.',
    );
  });
});

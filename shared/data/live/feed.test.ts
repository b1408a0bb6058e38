import { Feed } from './feed';
import type { RowSet } from './live-rows';
import { LiveSource } from './live-source';

interface Entry {
  readonly text: string;
}

const setOf = (...ids: number[]) =>
  ({
    rows: ids.map((id) => ({ id: String(id) })),
    documents: ids.map((id) => ({ id: String(id) })),
  }) as unknown as RowSet<Entry>;

/** A list of numbers, of which the highest are the newest, 3 at a time. */
function feedOf(read: (after: number) => Promise<RowSet<Entry>> = async () => setOf()) {
  let say: (set: RowSet<Entry>) => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const newest = new LiveSource<RowSet<Entry>>((hearing) => {
    say = (set) => hearing.next(set);
    fail = (error) => hearing.fail(error);
    return () => undefined;
  });
  const feed = new Feed<Entry>(3, newest, ({ id }) => read(Number(id)));
  const stop = feed.subscribe(() => undefined);
  return {
    feed,
    stop: () => {
      stop();
      newest.close();
    },
    say: (...ids: number[]) => say(setOf(...ids)),
    fail: (error: unknown) => fail(error),
    ids: () => feed.getSnapshot().rows.map(({ id }) => Number(id)),
    older: () => feed.getSnapshot().older,
  };
}

describe('a list that grows', () => {
  it('shows its newest and knows whether there may be older ones', () => {
    const few = feedOf();
    few.say(2, 1);
    expect([few.ids(), few.older()]).toEqual([[2, 1], 'none']);
    const many = feedOf();
    many.say(9, 8, 7);
    expect([many.ids(), many.older()]).toEqual([[9, 8, 7], 'there']);
    few.stop();
    many.stop();
  });

  it('adds older ones until there are none', async () => {
    const list = feedOf(async (after) => (after === 7 ? setOf(6, 5, 4) : setOf(3)));
    list.say(9, 8, 7);
    await list.feed.showOlder();
    expect([list.ids(), list.older()]).toEqual([[9, 8, 7, 6, 5, 4], 'there']);
    await list.feed.showOlder();
    expect([list.ids(), list.older()]).toEqual([[9, 8, 7, 6, 5, 4, 3], 'none']);
    list.stop();
  });

  it('keeps what a new one pushes out of the newest, in its place', async () => {
    const list = feedOf(async () => setOf(6, 5));
    list.say(9, 8, 7);
    await list.feed.showOlder();
    list.say(10, 9, 8);
    expect([list.ids(), list.older()]).toEqual([[10, 9, 8, 7, 6, 5], 'none']);
    list.stop();
  });

  it('begins anew where so much is new that something may lie between', async () => {
    const list = feedOf(async () => setOf(6, 5));
    list.say(9, 8, 7);
    await list.feed.showOlder();
    list.say(20, 19, 18);
    expect([list.ids(), list.older()]).toEqual([[20, 19, 18], 'there']);
    list.stop();
  });

  it('asks once for the same older ones, however often that is pressed', async () => {
    const asked: number[] = [];
    const list = feedOf(async (after) => {
      asked.push(after);
      return setOf(6);
    });
    list.say(9, 8, 7);
    await Promise.all([list.feed.showOlder(), list.feed.showOlder()]);
    expect([asked, list.ids()]).toEqual([[7], [9, 8, 7, 6]]);
    list.stop();
  });

  it('keeps what is there when older ones do not come, and can be asked again', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    let broken = true;
    const list = feedOf(async () => {
      if (broken) throw new Error('offline');
      return setOf(6);
    });
    list.say(9, 8, 7);
    await list.feed.showOlder();
    expect([list.ids(), list.older()]).toEqual([[9, 8, 7], 'failed']);
    broken = false;
    await list.feed.showOlder();
    expect([list.ids(), list.older()]).toEqual([[9, 8, 7, 6], 'none']);
    list.stop();
  });

  it('says why when its newest cannot be read', () => {
    jest.spyOn(console, 'error').mockImplementation();
    const list = feedOf();
    list.fail(new Error('no'));
    expect(list.feed.getSnapshot().status).toBe('failed');
    list.stop();
  });
});

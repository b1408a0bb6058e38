import { allSeen, isSeen, MOST_SEEN, withSeen } from './index';

const mention = (id: string, minute: number) => ({ id, createdAt: new Date(minute * 60_000) });

describe('mentions somebody has seen', () => {
  it('are none at first', () => {
    expect(isSeen(undefined, mention('a', 1))).toBe(false);
  });

  it('are told apart one by one', () => {
    const seen = withSeen(undefined, mention('b', 2));
    expect(isSeen(seen, mention('b', 2))).toBe(true);
    expect(isSeen(seen, mention('a', 1))).toBe(false);
    expect(withSeen(seen, mention('b', 2)).seenIds).toEqual(['b']);
  });

  it('are all up to the newest, but none that comes later', () => {
    const seen = allSeen(withSeen(undefined, mention('b', 2)), [mention('a', 1), mention('b', 2)]);
    expect(isSeen(seen, mention('a', 1))).toBe(true);
    expect(isSeen(seen, mention('c', 3))).toBe(false);
    expect(allSeen(seen, [mention('a', 1)]).seenUntil).toEqual(seen.seenUntil);
  });

  it('have an end', () => {
    let seen = withSeen(undefined, mention('x', 0));
    for (let n = 0; n <= MOST_SEEN; n += 1) seen = withSeen(seen, mention(`m${n}`, n));
    expect(seen.seenIds).toHaveLength(MOST_SEEN);
    expect(seen.seenIds).not.toContain('x');
  });
});

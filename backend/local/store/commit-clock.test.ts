import { CommitClock } from './commit-clock';

describe('the clock of commits', () => {
  it('gives each commit a later time, also within one millisecond', () => {
    const clock = new CommitClock(0, () => 1_000);
    clock.advance(clock.next());
    expect(clock.current).toBe(1_000_000);
    clock.advance(clock.next());
    expect(clock.current).toBe(1_000_001);
  });

  it('does not go back with the clock of the machine', () => {
    let now = 5_000;
    const clock = new CommitClock(0, () => now);
    clock.advance(clock.next());
    now = 1;
    expect(clock.next()).toBe(5_000_001);
  });

  it('goes on behind the newest commit on disk', () => {
    expect(new CommitClock(9_000_000, () => 1).next()).toBe(9_000_001);
  });
});

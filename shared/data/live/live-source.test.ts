import { type Hearing, LINGER_MS, LiveSource } from './live-source';

function counting() {
  const runs: (Hearing<string> & { ended: boolean })[] = [];
  const source = new LiveSource<string>((hearing) => {
    const run = { ...hearing, ended: false };
    runs.push(run);
    return () => {
      run.ended = true;
    };
  });
  return { source, runs };
}

describe('a live source', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('runs one listener for any number of subscribers', () => {
    const { source, runs } = counting();
    source.subscribe(() => {});
    source.subscribe(() => {});
    expect(runs).toHaveLength(1);
  });

  it('keeps listening for a while after the last screen left, then stops', () => {
    const { source, runs } = counting();
    source.subscribe(() => {})();
    jest.advanceTimersByTime(LINGER_MS - 1);
    expect(runs[0]?.ended).toBe(false);
    jest.advanceTimersByTime(1);
    expect(runs[0]?.ended).toBe(true);
  });

  it('shows its last result at once to a screen that returns', () => {
    const { source, runs } = counting();
    const leave = source.subscribe(() => {});
    runs[0]?.next('first');
    leave();
    jest.advanceTimersByTime(LINGER_MS);
    expect(source.getSnapshot()).toEqual({ status: 'ready', value: 'first' });
    source.subscribe(() => {});
    expect(runs).toHaveLength(2);
  });

  it('says why there is nothing yet and still hears what comes', () => {
    const { source, runs } = counting();
    source.subscribe(() => {});
    runs[0]?.stall({ kind: 'unreachable', message: 'No answer.' });
    expect(source.getSnapshot()).toMatchObject({ status: 'failed', failure: { kind: 'unreachable' } });
    expect(runs[0]?.ended).toBe(false);
    runs[0]?.next('late');
    expect(source.getSnapshot()).toEqual({ status: 'ready', value: 'late' });
  });

  it('keeps what was known last when its listener ends, and over the next attempt', () => {
    const { source, runs } = counting();
    source.subscribe(() => {});
    runs[0]?.next('first');
    runs[0]?.fail(Object.assign(new Error('gone'), { name: 'FirebaseError', code: 'resource-exhausted' }));
    expect(source.getSnapshot()).toMatchObject({ status: 'failed', last: 'first' });
    source.retry();
    expect(source.getSnapshot()).toEqual({ status: 'loading', last: 'first' });
  });

  it('keeps nothing of what may no longer be read', () => {
    const { source, runs } = counting();
    source.subscribe(() => {});
    runs[0]?.next('first');
    runs[0]?.fail(Object.assign(new Error('no'), { name: 'FirebaseError', code: 'permission-denied' }));
    expect(source.getSnapshot()).toMatchObject({ status: 'failed', last: undefined });
  });

  it('keeps showing what it has when the server stops answering', () => {
    const { source, runs } = counting();
    source.subscribe(() => {});
    runs[0]?.next('first');
    runs[0]?.stall({ kind: 'unreachable', message: 'No answer.' });
    expect(source.getSnapshot()).toEqual({ status: 'ready', value: 'first' });
  });

  it('says in words why it failed and starts over on retry', () => {
    const { source, runs } = counting();
    source.subscribe(() => {});
    runs[0]?.fail(new Error('boom'));
    expect(source.getSnapshot()).toMatchObject({ status: 'failed', failure: { kind: 'unexpected' } });
    source.retry();
    runs[1]?.next('again');
    expect(source.getSnapshot()).toEqual({ status: 'ready', value: 'again' });
  });
});

import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { hearFailures } from './failures';
import { beforeRetries, LazyPart, usePart } from './lazy-part';

const gone = new Error('gone');
/** What operators are told. */
const told = jest.fn();
beforeEach(() => hearFailures(told.mockReset()));

const comesLater = () => jest.fn(async (_retry: number) => 'shell').mockRejectedValueOnce(gone);
const reconnect = () => window.dispatchEvent(new Event('online'));
const READY = { phase: 'ready', part: 'shell' };

describe('a lazy part', () => {
  it('is fetched once however often it is asked for', async () => {
    const fetch = jest.fn(async () => 'shell');
    const part = new LazyPart(fetch);
    await Promise.all([part.load(), part.load()]);
    await part.load();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(part.getSnapshot()).toEqual(READY);
  });

  it('can be loaded again after a failure, prepared as the page wants it for as long as that takes', async () => {
    const steps: string[] = [];
    let begun = 0;
    beforeRetries((retry) => {
      begun = retry;
      steps.push('begins');
      return () => void steps.push('ends');
    });
    const fetch = comesLater();
    const part = new LazyPart((retry) => {
      steps.push(retry === 0 ? 'first' : 'again');
      return fetch(retry);
    });
    await part.load();
    expect(part.getSnapshot()).toEqual({ phase: 'failed', error: gone });
    await part.load();
    expect(part.getSnapshot()).toEqual(READY);
    expect(steps).toEqual(['first', 'begins', 'again', 'ends']);
    expect(fetch.mock.calls).toEqual([[0], [begun]]);
  });

  it('numbers its retries with those of all others', async () => {
    const [one, other] = [comesLater(), comesLater()];
    for (const part of [new LazyPart(one), new LazyPart(other)]) {
      await part.load();
      await part.load();
    }
    const [first = 0] = one.mock.calls[1] ?? [];
    expect(first).toBeGreaterThan(0);
    expect(other.mock.calls[1]).toEqual([first + 1]);
  });

  it('is loaded anew where it is there, as a retry', async () => {
    const fetch = jest.fn(async (retry: number) => retry);
    const part = new LazyPart(fetch);
    await part.load();
    await part.renew();
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(fetch.mock.lastCall?.[0]).toBeGreaterThan(0);
  });

  it('comes by itself when the connection is back, also where nothing draws it', async () => {
    const fetch = comesLater();
    const part = new LazyPart(fetch);
    await part.load();
    reconnect();
    await part.load();
    expect(part.getSnapshot()).toEqual(READY);
    reconnect();
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe('a lazy part that fails', () => {
  it('is told of once for each attempt that somebody needed', async () => {
    const part = new LazyPart(() => Promise.reject(gone));
    await part.load();
    await part.load();
    expect(told.mock.calls).toEqual([[gone], [gone]]);
  });

  it('ahead of its need is neither told of nor asked for again until there is one', async () => {
    const fetch = comesLater();
    const part = new LazyPart(fetch);
    await part.warm();
    reconnect();
    expect(told).not.toHaveBeenCalled();
    expect(fetch).toHaveBeenCalledTimes(1);
    await part.load();
    expect(part.getSnapshot()).toEqual(READY);
  });

  it('is told of where the need came while it was fetched ahead', async () => {
    const part = new LazyPart(() => Promise.reject(gone));
    const ahead = part.warm();
    void part.load();
    await ahead;
    expect(told.mock.calls).toEqual([[gone]]);
  });
});

describe('a lazy part that is drawn', () => {
  interface Props {
    readonly part: LazyPart<string>;
    /** Done once the part is drawn, before anything else. */
    readonly onDrawn?: () => void;
  }
  const Drawn = ({ part, onDrawn }: Props) => {
    const state = usePart(part);
    useLayoutEffect(() => onDrawn?.(), [onDrawn]);
    return <p>{state.phase === 'ready' ? state.part : state.phase}</p>;
  };

  it('is asked for again where it failed before', async () => {
    const part = new LazyPart(comesLater());
    await part.warm();
    render(<Drawn part={part} />);
    expect(await screen.findByText('shell')).not.toBeNull();
    expect(told).not.toHaveBeenCalled();
  });

  it('comes by itself when the connection is back', async () => {
    render(<Drawn part={new LazyPart(comesLater())} />);
    await screen.findByText('failed');
    act(() => void reconnect());
    expect(await screen.findByText('shell')).not.toBeNull();
  });

  it('is not fetched ahead while it shows its failure, whose Retry would go away under the hand', async () => {
    const part = new LazyPart(comesLater());
    const { unmount } = render(<Drawn part={part} />);
    await screen.findByText('failed');
    await part.warm();
    expect(part.getSnapshot().phase).toBe('failed');
    unmount();
    await part.warm();
    expect(part.getSnapshot()).toEqual(READY);
  });

  it('is not tried again by itself where its load was under way and fails once it is drawn', () => {
    class Failing extends LazyPart<string> {
      readonly fail = () => this.set({ phase: 'failed', error: gone });
    }
    const fetch = jest.fn(() => new Promise<string>(() => undefined));
    const part = new Failing(fetch);
    void part.warm();
    const { container } = render(<Drawn part={part} onDrawn={part.fail} />);
    expect(container.textContent).toBe('failed');
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

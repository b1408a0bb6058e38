import { act, render, screen } from '@testing-library/react';
import { beforeRetries, LazyPart, usePart } from './lazy-part';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a lazy part', () => {
  it('is fetched once however often it is asked for', async () => {
    const fetch = jest.fn(async () => 'shell');
    const part = new LazyPart(fetch);
    await Promise.all([part.load(), part.load()]);
    await part.load();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(part.getSnapshot()).toEqual({ phase: 'ready', part: 'shell' });
  });

  it('can be loaded again after a failure, prepared as the page wants it for as long as that takes', async () => {
    const told: string[] = [];
    beforeRetries(() => {
      told.push('begins');
      return () => void told.push('ends');
    });
    const answers = [Promise.reject(new Error('gone')), Promise.resolve('shell')];
    const fetch = jest.fn((isRetry: boolean) => {
      told.push(isRetry ? 'again' : 'first');
      return answers.shift() ?? Promise.reject(new Error('too often'));
    });
    const part = new LazyPart(fetch);
    await part.load();
    expect(part.getSnapshot().phase).toBe('failed');
    await part.load();
    expect(part.getSnapshot()).toEqual({ phase: 'ready', part: 'shell' });
    expect(told).toEqual(['first', 'begins', 'again', 'ends']);
  });
});

describe('a lazy part that is drawn', () => {
  const Drawn = ({ part }: { readonly part: LazyPart<string> }) => {
    const state = usePart(part);
    return <p>{state.phase === 'ready' ? state.part : state.phase}</p>;
  };
  const comesLater = () => jest.fn(async () => 'shell').mockRejectedValueOnce(new Error('gone'));

  it('is asked for again where it failed before and nobody saw it', async () => {
    const part = new LazyPart(comesLater());
    await part.load();
    render(<Drawn part={part} />);
    expect(await screen.findByText('shell')).not.toBeNull();
  });

  it('comes by itself when the connection is back', async () => {
    const fetch = comesLater();
    render(<Drawn part={new LazyPart(fetch)} />);
    await screen.findByText('failed');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('shell')).not.toBeNull();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

import { LazyPart } from '@fm/platform';

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

  it('can be loaded again after a failure, on a fresh path', async () => {
    const answers = [Promise.reject(new Error('gone')), Promise.resolve('shell')];
    const beforeRetry = jest.fn();
    const part = new LazyPart(() => answers.shift() ?? Promise.reject(new Error('too often')), beforeRetry);
    await part.load();
    expect(part.getSnapshot().phase).toBe('failed');
    expect(beforeRetry).not.toHaveBeenCalled();
    await part.load();
    expect(part.getSnapshot()).toEqual({ phase: 'ready', part: 'shell' });
    expect(beforeRetry).toHaveBeenCalledTimes(1);
  });
});

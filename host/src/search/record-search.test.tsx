import { CONTRACT, type RemoteSearch } from '@fm/contract';
import { LazyPart } from '@fm/platform';
import { entryOf } from '../federation/outlet-fixture';
import { RecordSearch } from './record-search';

type Search = RemoteSearch['search'];

const hit = (title: string) => ({ id: title, title, to: '/tasks/form' as const });
const never: Search = () => new Promise(() => undefined);
const finds =
  (...titles: readonly string[]): Search =>
  async () =>
    titles.map(hit);

/** A search that begins to look in areas called as given, all of them owning `/tasks`. */
function searchBefore(areas: Readonly<Record<string, Search | Error>>) {
  const loads = jest.fn();
  const parts = new Map(
    Object.entries(areas).map(([id, search]) => [
      id,
      new LazyPart<RemoteSearch>(async () => {
        loads(id);
        if (search instanceof Error) throw search;
        return { contract: CONTRACT, id, search };
      }),
    ]),
  );
  const entries = Object.keys(areas).map((id) =>
    entryOf({ id, paths: ['/tasks'], search: { label: id, minChars: 2 } }),
  );
  const search = new RecordSearch((id) => {
    const part = parts.get(id);
    if (!part) throw new Error(`No area ${id}.`);
    return part;
  });
  return { search, loads, begin: () => search.lookIn(entries) };
}

/** The same after it has begun. */
function searchIn(areas: Readonly<Record<string, Search | Error>>) {
  const { begin, ...begun } = searchBefore(areas);
  begin();
  return begun;
}

const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  // Each failure is told on the console, for whoever looks for its cause.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a search over areas', () => {
  it('asks once the typing pauses, for the last thing typed, and wants five', async () => {
    const tasks = jest.fn(finds('Stairs'));
    const { search } = searchIn({ tasks });
    search.ask('st');
    await after(100);
    search.ask('stairs ');
    await after(200);
    expect(tasks.mock.calls).toEqual([['stairs', { signal: expect.any(AbortSignal), limit: 5 }]]);
    expect(search.getSnapshot()).toEqual({ tasks: { phase: 'found', hits: [hit('Stairs')] } });
  });

  it('asks for nothing below the letters an area wants', async () => {
    const tasks = jest.fn(finds('Stairs'));
    const { search } = searchIn({ tasks });
    search.ask('s');
    await after(1000);
    expect(tasks).not.toHaveBeenCalled();
    expect(search.getSnapshot()).toEqual({});
  });

  it('shows the others while one is slow, says so, and gives it up after four seconds', async () => {
    const { search } = searchIn({ slow: never, quick: finds('Stairs') });
    search.ask('stairs');
    await after(200);
    expect(search.getSnapshot()).toMatchObject({
      slow: { phase: 'searching', slow: false },
      quick: { phase: 'found' },
    });
    await after(800);
    expect(search.getSnapshot().slow).toMatchObject({ phase: 'searching', slow: true });
    await after(3200);
    expect(search.getSnapshot()).toMatchObject({ slow: { phase: 'failed' }, quick: { phase: 'found' } });
  });

  it('aborts what nobody wants any more, and shows no answer to it', async () => {
    const signals: AbortSignal[] = [];
    let answerFirst = (_: readonly ReturnType<typeof hit>[]) => {};
    const { search } = searchIn({
      tasks: (query, { signal }) => {
        signals.push(signal);
        return query === 'first'
          ? new Promise((resolve) => (answerFirst = resolve))
          : finds('Second')(query, { signal, limit: 5 });
      },
    });
    search.ask('first');
    await after(200);
    search.ask('second');
    await after(200);
    answerFirst([hit('First')]);
    await after(0);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(search.getSnapshot()).toEqual({ tasks: { phase: 'found', hits: [hit('Second')] } });
  });

  it('looks for what was typed before it was known which areas there are', async () => {
    const { search, begin } = searchBefore({ tasks: finds('Stairs') });
    search.ask('stairs');
    await after(1000);
    expect(search.getSnapshot()).toEqual({});
    begin();
    await after(200);
    expect(search.getSnapshot()).toEqual({ tasks: { phase: 'found', hits: [hit('Stairs')] } });
  });

  it('keeps the hits that still fit while it looks for more letters', async () => {
    const { search } = searchIn({ tasks: finds('Stairs', 'Station') });
    search.ask('sta');
    await after(200);
    search.ask('stat');
    expect(search.getSnapshot().tasks).toMatchObject({ phase: 'searching', hits: [hit('Station')] });
  });

  it('fetches an area that did not arrive with Retry alone, not with every letter', async () => {
    const { search, loads } = searchIn({ tasks: new Error('down') });
    search.ask('st');
    await after(200);
    search.ask('sta');
    await after(200);
    expect(loads).toHaveBeenCalledTimes(1);
    expect(search.getSnapshot()).toEqual({ tasks: { phase: 'failed' } });
    const retried = search.retry('tasks');
    expect(search.getSnapshot().tasks).toMatchObject({ phase: 'searching' });
    await after(200);
    await retried;
    expect(loads).toHaveBeenCalledTimes(2);
  });

  it('says of an area whose code fails to arrive during the pause that it did not answer', async () => {
    const { search } = searchIn({ tasks: new Error('down') });
    search.ask('st');
    await after(200);
    expect(search.getSnapshot()).toEqual({ tasks: { phase: 'failed' } });
  });

  it('takes an answer that leads out of the area for none', async () => {
    const { search } = searchIn({ tasks: async () => [{ id: 'x', title: 'X', to: '/offers' }] });
    search.ask('stairs');
    await after(200);
    expect(search.getSnapshot()).toEqual({ tasks: { phase: 'failed' } });
  });
});

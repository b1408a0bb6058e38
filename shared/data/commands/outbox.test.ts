import { pageOwner } from '@fm/platform';
import { held, keptDrafts, room } from '@fm/testing/memory-drafts';
import type { CommandRequest } from '@fm/workflows/command';
import { goOnWith, letBe } from './go-on';
import { isWork, lookIntoOutbox } from './outbox';
import { runPages } from './run-pages';

jest.mock('../drafts/draft-store', () => jest.requireActual('@fm/testing/memory-drafts'));
jest.mock('../drafts/lock', () => jest.requireActual('@fm/testing/memory-drafts'));

/** What the server was sent, and what it answers; it answers an id once more as it did. */
const mockSent: CommandRequest[] = [];
let mockAnswer: (request: CommandRequest, turn: number) => unknown = () => undefined;
const ANSWER = { ok: true, value: { failed: [] }, changed: [] };
jest.mock('@fm/firebase/functions', () => ({
  callFunction: async (_: string, request: CommandRequest) => {
    mockSent.push(request);
    return mockAnswer(request, mockSent.length) ?? ANSWER;
  },
}));
let mockNext = 0;
jest.mock('../write/new-id', () => ({
  newId: () => {
    mockNext += 1;
    return `id-${mockNext}`;
  },
}));
const mockOffered: string[] = [];
jest.mock('@fm/platform', () => ({
  ...jest.requireActual<typeof import('@fm/platform')>('@fm/platform'),
  offerUndo: ({ text }: { text: string }) => void mockOffered.push(text),
}));

const ids = Array.from({ length: 5 }, (_, index) => `t${index}`);
const texts = {
  doing: 'Changing 5 tasks',
  noun: 'tasks',
  done: { one: '1 task was changed.', many: '{count} tasks were changed.' },
};
const keep = { texts, batchId: 'b', nameOf: (id: string) => `Task ${id}` };
const start = () =>
  runPages('records.trashMany', ids, (page) => ({ type: 'task', ids: [...page], batchId: 'b' }), {
    size: 2,
    keep,
    pauses: [],
  });

/** Starts the work in a window that goes while the server works on the page of that number. */
async function interruptAt(turn: number): Promise<void> {
  await new Promise<void>((resolve) => {
    mockAnswer = (_, at) => {
      if (at !== turn) return undefined;
      resolve();
      return new Promise(() => undefined);
    };
    void start();
  });
  held.clear();
  mockAnswer = () => undefined;
}

const found = async () => (await lookIntoOutbox('ana')).left.filter(isWork);
const first = async () => (await found())[0] ?? fail();
const fail = (): never => {
  throw new Error('No work is left.');
};
const sentIds = () => mockSent.map(({ id }) => id);
const askedFor = () => mockSent.map(({ input }) => (input as { ids: string[] }).ids);

beforeEach(() => {
  keptDrafts.clear();
  held.clear();
  mockSent.length = 0;
  room.written.length = 0;
  mockOffered.length = 0;
  room.isThere = true;
  mockAnswer = () => undefined;
  pageOwner.set('ana');
});

describe('work in pages', () => {
  it('leaves nothing behind once it is done', async () => {
    expect(await start()).toMatchObject({ done: ids, failed: [], left: [] });
    expect([keptDrafts.size, held.size]).toEqual([0, 0]);
  });

  it('writes no page again to count another one', async () => {
    await start();
    const pages = room.written.filter((key) => key.includes('work-page'));
    expect(pages).toHaveLength(new Set(pages).size);
    expect(room.written).toHaveLength(1 + 3 + 3);
  });

  it('runs where the browser has no room to keep it', async () => {
    room.isThere = false;
    expect(await start()).toMatchObject({ done: ids });
    expect(keptDrafts.size).toBe(0);
  });

  it('is told by no window while another one is busy with it', async () => {
    let end: () => void = () => undefined;
    const reached = new Promise<void>((resolve) => {
      mockAnswer = () => {
        resolve();
        return new Promise((answer) => {
          end = () => answer(ANSWER);
          mockAnswer = () => undefined;
        });
      };
    });
    const running = start();
    await reached;
    expect(await lookIntoOutbox('ana')).toMatchObject({
      left: [],
      busy: [expect.stringContaining('ana work ')],
    });
    end();
    await running;
    expect(await lookIntoOutbox('ana')).toEqual({ left: [], busy: [] });
  });
});

describe('work whose page went', () => {
  it('is found with what had come of it, by that person alone', async () => {
    await interruptAt(2);
    expect(await found()).toMatchObject([{ texts, total: 5, done: 2, failed: [] }]);
    expect(await lookIntoOutbox('olga')).toEqual({ left: [], busy: [] });
  });

  it('is found by a window that holds it meanwhile: nobody can take it away between its turn and its look', async () => {
    await interruptAt(2);
    const [key = ''] = [...keptDrafts.keys()].filter((one) => one.startsWith('ana work '));
    held.add(key);
    expect(await lookIntoOutbox('ana')).toMatchObject({ left: [], busy: [key] });
    expect(await lookIntoOutbox('ana', key)).toMatchObject({ left: [{ done: 2 }], busy: [] });
    expect(held.has(key)).toBe(true);
    held.delete(key);
  });

  it('goes on with the very command that was not answered, then the rest, and offers to undo all', async () => {
    await interruptAt(2);
    const progress: number[] = [];
    const result = await goOnWith('ana', await first(), {
      onProgress: ({ done, total }) => progress.push(done / total),
    });
    expect(askedFor()).toEqual([['t0', 't1'], ['t2', 't3'], ['t2', 't3'], ['t4']]);
    const [, unanswered, again] = sentIds();
    expect(again).toBe(unanswered);
    expect(result).toMatchObject({ done: 5, failed: [], left: 0, text: '5 tasks were changed.' });
    expect(progress).toEqual([0.4, 0.8, 1]);
    expect(mockOffered).toEqual(['5 tasks were changed.']);
    expect([keptDrafts.size, held.size]).toEqual([0, 0]);
  });

  it('tells what was refused before and after', async () => {
    const failure = { kind: 'conflict', message: 'It has changed.' };
    await new Promise<void>((resolve) => {
      mockAnswer = (_, turn) => {
        if (turn === 1) return { ...ANSWER, value: { failed: [{ at: 1, failure }] } };
        resolve();
        return new Promise(() => undefined);
      };
      void start();
    });
    held.clear();
    mockAnswer = (_, turn) =>
      turn === 3 ? { ...ANSWER, value: { failed: [{ at: 0, failure }] } } : undefined;
    expect(await goOnWith('ana', await first(), {})).toMatchObject({
      done: 3,
      failed: [
        { name: 'Task t1', message: 'It has changed.' },
        { name: 'Task t2', message: 'It has changed.' },
      ],
    });
  });

  it('can be stopped again, and is told then', async () => {
    await interruptAt(2);
    const ending = new AbortController();
    const stop = () => ending.abort();
    const result = await goOnWith('ana', await first(), { signal: ending.signal, onProgress: stop });
    expect(result).toMatchObject({ done: 2, left: 3, isKept: false });
    expect(mockSent).toHaveLength(2);
    expect(await found()).toEqual([]);
  });

  it('is interrupted a second time where it was', async () => {
    await interruptAt(2);
    mockAnswer = (_, turn) => (turn === 4 ? new Promise(() => undefined) : undefined);
    void goOnWith('ana', await first(), {});
    while (mockSent.length < 4) await new Promise(setImmediate);
    held.clear();
    expect(await found()).toMatchObject([{ total: 5, done: 4 }]);
  });

  it('waits on where the server is busy', async () => {
    await interruptAt(2);
    const busy = Object.assign(new Error('busy [429]'), { code: 'functions/resource-exhausted' });
    mockAnswer = () => Promise.reject(busy);
    expect(await goOnWith('ana', await first(), { pauses: [] })).toMatchObject({ left: 3, isKept: true });
    expect(await found()).toMatchObject([{ done: 2 }]);
  });

  it('ends with its own words where the app was updated', async () => {
    await interruptAt(2);
    mockAnswer = () => ({ ok: false, failure: { kind: 'outdated', message: 'Reload the page.' } });
    expect(await goOnWith('ana', await first(), {})).toMatchObject({
      left: 3,
      isKept: false,
      reason: expect.stringContaining('updated meanwhile'),
    });
  });

  it('can be let be, with the offer to undo what is done', async () => {
    await interruptAt(2);
    await letBe('ana', await first());
    expect([keptDrafts.size, held.size, mockSent.length]).toEqual([0, 0, 2]);
    expect(mockOffered).toEqual(['2 tasks were changed.']);
  });

  it('is left to the window that took it', async () => {
    await interruptAt(2);
    const work = await first();
    held.add(`ana work ${work.id}`);
    expect(await goOnWith('ana', work, {})).toBeUndefined();
    expect(mockSent).toHaveLength(2);
  });

  it('is forgotten before the server forgets its answers', async () => {
    await interruptAt(2);
    for (const [key, draft] of keptDrafts)
      keptDrafts.set(key, { ...draft, savedAt: new Date(Date.now() - 6.5 * 86_400_000) });
    expect(await found()).toEqual([]);
    expect(keptDrafts.size).toBe(0);
  });

  it('is written by nobody after Logout', async () => {
    mockAnswer = () => {
      pageOwner.set('olga');
      keptDrafts.clear();
      room.written.length = 0;
      return undefined;
    };
    await start();
    expect(room.written).toEqual([]);
  });
});

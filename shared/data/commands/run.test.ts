import { emptyTask } from '@fm/domain/task';
import type { CommandRequest } from '@fm/workflows/command';
import { run } from './run';

const mockRequests: CommandRequest[] = [];
let mockAnswers: (() => unknown)[] = [];

// The function itself is tested against the embedded backend: here it is what a page makes of its answers.
jest.mock('@fm/firebase/functions', () => ({
  callFunction: async (_: string, request: CommandRequest) => {
    mockRequests.push(request);
    return (mockAnswers.shift() ?? (() => ({ ok: true, value: null, changed: [] })))();
  },
}));
const mockTold: boolean[] = [];
jest.mock('@fm/platform', () => ({
  ...jest.requireActual<object>('@fm/platform'),
  tellOutdated: (isOutdated: boolean) => mockTold.push(isOutdated),
}));
jest.mock('../write/pause', () => ({
  pause: async (ms: number) => {
    mockClock += ms;
  },
}));
let mockNext = 0;
jest.mock('../write/new-id', () => ({
  newId: () => {
    mockNext += 1;
    return `id-${mockNext}`;
  },
}));
let mockClock = 0;
jest.spyOn(Date, 'now').mockImplementation(() => mockClock);

const input = { id: 't1', values: { ...emptyTask(), title: 'Order filters' }, base: null };
const failing = (code: string, message: string) => () => {
  throw Object.assign(new Error(message), { code: `functions/${code}` });
};

beforeEach(() => {
  mockRequests.length = 0;
  mockAnswers = [];
  mockClock = 0;
});

describe('a change that the server is asked for', () => {
  it.each([
    ['answered nothing', failing('deadline-exceeded', 'deadline-exceeded')],
    ['could not be reached', failing('internal', 'internal [0]')],
    ['was starting', failing('unavailable', 'unavailable [503]')],
  ])('is asked for again under the same id where the server %s', async (_, unanswered) => {
    mockAnswers = [unanswered, unanswered];
    expect(await run('tasks.save', input)).toEqual({ ok: true, value: null });
    expect(mockRequests).toHaveLength(3);
    expect(new Set(mockRequests.map(({ id }) => id)).size).toBe(1);
  });

  it('asks for a reload where the page is too old for the server, until the server takes its changes again', async () => {
    const refused = (kind: string) => () => ({ ok: false, failure: { kind, message: 'No.' } });
    mockTold.length = 0;
    mockAnswers = [refused('outdated'), refused('early'), refused('invalid')];
    for (let times = 0; times < 4; times += 1) await run('tasks.save', input);
    expect(mockTold.splice(0)).toEqual([true, false]);
  });

  it('has another id than the one before', async () => {
    await run('tasks.save', input);
    await run('tasks.save', input);
    expect(mockRequests[0]?.id).not.toBe(mockRequests[1]?.id);
  });

  it.each([
    ['unconfirmed', failing('deadline-exceeded', 'deadline-exceeded')],
    ['unreachable', failing('internal', 'internal [0]')],
  ])('ends as %s where that lasts', async (kind, unanswered) => {
    mockAnswers = Array.from({ length: 50 }, () => unanswered);
    expect(await run('tasks.save', input)).toMatchObject({ ok: false, failure: { kind } });
    expect(mockRequests.length).toBeLessThan(30);
  });

  it.each([
    ['refused', failing('unauthenticated', 'Sign in. [401]')],
    ['quota', failing('resource-exhausted', 'busy [429]')],
    ['unexpected', failing('internal', 'INTERNAL [500]')],
    [
      'unexpected',
      () => {
        throw new Error('broken');
      },
    ],
  ])('ends as %s at once where the server says so', async (kind, answer) => {
    mockAnswers = [answer];
    expect(await run('tasks.save', input)).toMatchObject({ ok: false, failure: { kind } });
    expect(mockRequests).toHaveLength(1);
  });

  it('is asked for again under the same id where the database was busy, and says so where that lasts', async () => {
    const busy = () => ({ ok: false, failure: { kind: 'quota', message: 'Busy.' } });
    mockAnswers = [busy, busy];
    expect(await run('tasks.save', input)).toEqual({ ok: true, value: null });
    expect(new Set(mockRequests.map(({ id }) => id)).size).toBe(1);
    mockAnswers = Array.from({ length: 50 }, () => busy);
    expect(await run('tasks.save', input)).toMatchObject({ ok: false, failure: { kind: 'quota' } });
    expect(mockClock).toBeLessThan(120_000);
  });

  it('keeps its id for the next try of the same change where it was never confirmed, and for no other', async () => {
    mockAnswers = Array.from({ length: 50 }, () => failing('deadline-exceeded', 'deadline-exceeded'));
    expect(await run('tasks.save', input)).toMatchObject({ failure: { kind: 'unconfirmed' } });
    const lost = mockRequests[0]?.id;
    mockAnswers = [];
    mockRequests.length = 0;
    await run('tasks.save', { ...input, id: 't2' });
    expect(mockRequests[0]?.id).not.toBe(lost);
    mockAnswers = Array.from({ length: 50 }, () => failing('deadline-exceeded', 'deadline-exceeded'));
    await run('tasks.save', input);
    const again = mockRequests[1]?.id;
    mockAnswers = [];
    mockRequests.length = 0;
    await run('tasks.save', input);
    await run('tasks.save', input);
    expect(mockRequests.map(({ id }) => id === again)).toEqual([true, false]);
  });

  it('gives the refusal of a command as it is', async () => {
    const failure = {
      kind: 'invalid',
      message: 'Enter a title.',
      fields: { 'values.title': 'Enter a title.' },
    };
    mockAnswers = [() => ({ ok: false, failure })];
    expect(await run('tasks.save', input)).toEqual({ ok: false, failure });
  });
});

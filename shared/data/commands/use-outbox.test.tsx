import { emptyTask } from '@fm/domain/task';
import { HostProvider } from '@fm/platform';
import { fakeHost } from '@fm/testing/fake-host';
import { held, keptDrafts } from '@fm/testing/memory-drafts';
import type { CommandRequest } from '@fm/workflows/command';
import { act, render, waitFor } from '@testing-library/react';
import { browserDrafts } from '../drafts/draft-store';
import { forgetDrafts } from '../drafts/logout';
import { run } from './run';
import { useOutbox } from './use-outbox';

jest.mock('../drafts/draft-store', () => jest.requireActual('@fm/testing/memory-drafts'));
jest.mock('../drafts/lock', () => jest.requireActual('@fm/testing/memory-drafts'));

const mockSent: CommandRequest[] = [];
let mockAnswer: (request: CommandRequest) => unknown = () => undefined;
const SAVED = { ok: true, value: null, changed: [] };
jest.mock('@fm/firebase/functions', () => ({
  callFunction: async (_: string, request: CommandRequest) => {
    mockSent.push(request);
    return mockAnswer(request);
  },
}));

let mockNext = 0;
jest.mock('../write/new-id', () => ({
  newId: () => {
    mockNext += 1;
    return `id-${mockNext}`;
  },
}));

const { session } = fakeHost();
const shown: string[] = [];
const show = (text: string) => void shown.push(text);
const toast = { success: show, error: show, info: show };

const Bars = () => {
  useOutbox();
  return null;
};

/** The shell of whoever is signed in, with screens that ask nobody who that is. */
const signIn = (uid: string, shell: React.ReactNode = null) =>
  render(<HostProvider host={fakeHost({ session: { ...session, uid }, toast })}>{shell}</HostProvider>);

/** The page of a person who comes back. */
const comeBack = () => signIn('ana', <Bars />);

const values = { ...emptyTask(), title: 'Order filters' };
const save = (title = values.title) =>
  run('tasks.save', { id: 't1', values: { ...values, title }, base: null });

const noAnswer = () => new Promise(() => undefined);
const noRoom = () => {
  throw Object.assign(new Error('busy [429]'), { code: 'functions/resource-exhausted' });
};
const refusing = (kind: string) => () => ({ ok: false, failure: { kind, message: 'Enter a title.' } });

/** Saves in a window that goes before the answer. */
async function leaveBehind(title?: string): Promise<void> {
  const { unmount } = signIn('ana');
  mockAnswer = noAnswer;
  const before = mockSent.length;
  void save(title);
  await waitFor(() => expect(mockSent).toHaveLength(before + 1));
  unmount();
  held.clear();
}

const keys = () => [...keptDrafts.keys()];
const titles = () => mockSent.map(({ input }) => (input as { values: { title: string } }).values.title);
const sentIds = () => mockSent.map(({ id }) => id);

beforeEach(() => {
  keptDrafts.clear();
  held.clear();
  mockSent.length = 0;
  shown.length = 0;
  mockAnswer = () => SAVED;
});

describe('a change on its way', () => {
  it('is kept for whoever is signed in, also where no screen asked who that is', () => {
    signIn('ana');
    mockAnswer = noAnswer;
    void save();
    expect(keys()).toContainEqual(expect.stringMatching(/^ana work /));
  });

  it('is kept for nobody once they logged out, until somebody signs in', async () => {
    const { unmount } = signIn('ana');
    await forgetDrafts('ana');
    mockAnswer = noAnswer;
    void save();
    expect(keys()).toEqual([]);
    unmount();
    signIn('ana');
    void save();
    expect(keys()).toContainEqual(expect.stringMatching(/^ana work /));
  });

  it.each([
    ['made', () => SAVED],
    ['refused', refusing('invalid')],
  ])('leaves nothing behind once it is %s', async (_, answer) => {
    signIn('ana');
    mockAnswer = answer;
    await save();
    await waitFor(() => expect([keys(), held.size]).toEqual([[], 0]));
  });

  it('stays without a definite answer, with the page that asked, until the same is asked for again', async () => {
    signIn('ana');
    mockAnswer = noRoom;
    expect(await save()).toMatchObject({ ok: false, failure: { kind: 'quota' } });
    expect([keys().length, held.size]).toEqual([2, 1]);
    mockAnswer = () => SAVED;
    await save();
    const [first, again] = sentIds();
    expect(again).toBe(first);
    await waitFor(() => expect([keys(), held.size]).toEqual([[], 0]));
  });

  it('stays where another change of the same name is answered', async () => {
    signIn('ana');
    mockAnswer = noRoom;
    await save();
    mockAnswer = () => SAVED;
    await run('tasks.save', { id: 't2', values, base: null });
    await waitFor(() => expect([keys().length, held.size]).toEqual([2, 1]));
    await save();
    await waitFor(() => expect([keys(), held.size]).toEqual([[], 0]));
  });
});

describe('a change whose page went', () => {
  it('is asked for once more under its id and told, and its draft goes', async () => {
    keptDrafts.set('ana tasks  w1', { savedAt: new Date(), recordId: 't1', from: {}, typed: values });
    await leaveBehind();
    mockAnswer = () => SAVED;
    comeBack();
    await waitFor(() =>
      expect(shown).toEqual(['The change that was on its way when you left the page is saved.']),
    );
    const [first, again] = sentIds();
    expect([mockSent.length, again]).toEqual([2, first]);
    await waitFor(() => expect([keys(), held.size]).toEqual([[], 0]));
  });

  it.each([
    ['invalid', 'was not saved. Enter a title.'],
    ['outdated', 'was not saved, because this app was updated meanwhile. Make it again.'],
  ])('is told where the server refuses it as %s, and goes', async (kind, words) => {
    await leaveBehind();
    mockAnswer = refusing(kind);
    comeBack();
    await waitFor(() => expect(shown).toEqual([expect.stringContaining(words)]));
    await waitFor(() => expect(keys()).toEqual([]));
  });

  it('waits where the server does not answer, until the person returns to the window', async () => {
    await leaveBehind();
    mockAnswer = noRoom;
    comeBack();
    await waitFor(() => expect([mockSent.length, held.size]).toEqual([2, 0]));
    expect([shown, keys().length]).toEqual([[], 2]);
    mockAnswer = () => SAVED;
    dispatchEvent(new Event('focus'));
    await waitFor(() => expect(shown).toHaveLength(1));
  });

  it('comes in its turn, the oldest first', async () => {
    await leaveBehind('First');
    await leaveBehind('Second');
    mockAnswer = () => SAVED;
    comeBack();
    await waitFor(() => expect(shown).toHaveLength(2));
    expect(titles()).toEqual(['First', 'Second', 'First', 'Second']);
  });

  it('is left to the window that asks for it', async () => {
    await leaveBehind();
    for (const key of keys()) held.add(key);
    comeBack();
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(mockSent).toHaveLength(1);
  });

  it('is found as earlier versions kept it', async () => {
    const request = { id: 'c1', name: 'tasks.save', version: 1, input: { id: 't1', values, base: null } };
    keptDrafts.set('ana commands c1', { savedAt: new Date(), recordId: 'c1', from: {}, typed: request });
    comeBack();
    await waitFor(() => expect(shown).toHaveLength(1));
    expect(mockSent).toEqual([request]);
    await waitFor(() => expect(keys()).toEqual([]));
  });

  it('was looked for as earlier versions kept it whenever the person returned: once after signing in is enough', async () => {
    const looked = jest.spyOn(browserDrafts, 'under');
    const looksFor = (prefix: string) => looked.mock.calls.filter(([asked]) => asked === prefix).length;
    comeBack();
    await waitFor(() => expect(looksFor('ana work ')).toBe(1));
    for (let returned = 1; returned <= 2; returned += 1) {
      dispatchEvent(new Event('focus'));
      await waitFor(() => expect(looksFor('ana work ')).toBe(1 + returned));
    }
    expect(looksFor('ana commands ')).toBe(1);
    looked.mockRestore();
  });
});

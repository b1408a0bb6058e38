import { waitFor } from '@testing-library/react';
import type { Draft } from './draft';
import { DraftKeeper, KEEP_AFTER_MS } from './draft-keeper';
import type { DraftStore } from './draft-store';
import { forgetDrafts } from './logout';

/** Drafts in memory: the browser's own is proved in e2e/drafts-and-merge. */
function drafts(): DraftStore & { readonly drafts: Map<string, Draft> } {
  const drafts = new Map<string, Draft>();
  return {
    drafts,
    put: async (key, draft) => void drafts.set(key, draft),
    under: async (prefix) =>
      [...drafts].filter(([key]) => key.startsWith(prefix)).map(([key, draft]) => ({ ...draft, key })),
    remove: async (prefix) => {
      for (const key of [...drafts.keys()]) if (key.startsWith(prefix)) drafts.delete(key);
    },
  };
}

const draft = (name: string): Draft => ({
  savedAt: new Date(),
  recordId: 'x',
  from: { name: '' },
  typed: { name },
});

afterEach(() => jest.useRealTimers());

describe('what is typed into a form', () => {
  it('is kept when typing pauses, as it is then', () => {
    jest.useFakeTimers();
    const kept = drafts();
    const keeper = new DraftKeeper('ana', 'customers', 'c1', kept);
    let name = 'E';
    keeper.typed(() => draft(name));
    name = 'Elbe';
    jest.advanceTimersByTime(KEEP_AFTER_MS - 1);
    expect(kept.drafts.size).toBe(0);
    jest.advanceTimersByTime(1);
    expect([...kept.drafts.values()][0]?.typed).toEqual({ name: 'Elbe' });
    keeper.close();
  });

  it('is kept at once when the connection goes, for the notice that comes offers a reload', () => {
    jest.useFakeTimers();
    const kept = drafts();
    const keeper = new DraftKeeper('ana', 'customers', 'c1', kept);
    keeper.typed(() => draft('Elbe'));
    window.dispatchEvent(new Event('offline'));
    expect([...kept.drafts.values()][0]?.typed).toEqual({ name: 'Elbe' });
    keeper.close();
  });

  it('is offered by the next form on that record, to that person alone', async () => {
    const kept = drafts();
    const keeper = new DraftKeeper('ana', 'customers', 'c1', kept);
    keeper.typed(() => draft('Elbe'));
    keeper.close();
    const next = new DraftKeeper('ana', 'customers', 'c1', kept);
    const others = [
      new DraftKeeper('ana', 'customers', 'c1 b', kept),
      new DraftKeeper('ana', 'customers', undefined, kept),
      new DraftKeeper('olga', 'customers', 'c1', kept),
    ];
    await waitFor(() => expect(next.getSnapshot()?.typed).toEqual({ name: 'Elbe' }));
    expect(others.map((other) => other.getSnapshot())).toEqual([undefined, undefined, undefined]);
    next.settleOffer();
    expect(kept.drafts.size).toBe(0);
    for (const open of [next, ...others]) open.close();
  });

  it('is gone once it is saved', () => {
    const kept = drafts();
    const keeper = new DraftKeeper('ana', 'customers', 'c1', kept);
    keeper.typed(() => draft('Elbe'));
    keeper.flush();
    expect(kept.drafts.size).toBe(1);
    keeper.forget();
    expect(kept.drafts.size).toBe(0);
    keeper.close();
  });

  it('is not kept any more after Logout', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const kept = drafts();
    const keeper = new DraftKeeper('ana', 'customers', 'c1', kept);
    keeper.typed(() => draft('Elbe'));
    await forgetDrafts('ana');
    keeper.close();
    expect(kept.drafts.size).toBe(0);
    warn.mockRestore();
  });
});

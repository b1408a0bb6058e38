import { waitFor } from '@testing-library/react';
import type { Draft } from './draft';
import { DraftKeeper, KEEP_AFTER_MS } from './draft-keeper';
import { forgetDrafts } from './logout';
import type { DraftShelf } from './shelf';

/** A shelf in memory: the browser's own is proved in e2e/drafts-and-merge. */
function shelf(): DraftShelf & { readonly drafts: Map<string, Draft> } {
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

describe('what is typed into a form', () => {
  it('is kept when typing pauses, as it is then', async () => {
    const kept = shelf();
    const keeper = new DraftKeeper('ana', 'customers', 'c1', kept);
    let name = 'E';
    keeper.typed(() => draft(name));
    name = 'Elbe';
    await waitFor(() => expect(kept.drafts.size).toBe(1), { timeout: KEEP_AFTER_MS + 200 });
    expect([...kept.drafts.values()][0]?.typed).toEqual({ name: 'Elbe' });
    keeper.close();
  });

  it('is offered by the next form on that record, to that person alone', async () => {
    const kept = shelf();
    const keeper = new DraftKeeper('ana', 'customers', 'c1', kept);
    keeper.typed(() => draft('Elbe'));
    keeper.close();
    const next = new DraftKeeper('ana', 'customers', 'c1', kept);
    const others = [
      new DraftKeeper('ana', 'customers', 'c1 b', kept),
      new DraftKeeper('ana', 'customers', undefined, kept),
      new DraftKeeper('olga', 'customers', 'c1', kept),
    ];
    await waitFor(() => expect(next.getOffer()?.typed).toEqual({ name: 'Elbe' }));
    expect(others.map((other) => other.getOffer())).toEqual([undefined, undefined, undefined]);
    next.settleOffer();
    expect(kept.drafts.size).toBe(0);
    for (const open of [next, ...others]) open.close();
  });

  it('is gone once it is saved', () => {
    const kept = shelf();
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
    const kept = shelf();
    const keeper = new DraftKeeper('ana', 'customers', 'c1', kept);
    keeper.typed(() => draft('Elbe'));
    await forgetDrafts('ana');
    keeper.close();
    expect(kept.drafts.size).toBe(0);
    warn.mockRestore();
  });
});

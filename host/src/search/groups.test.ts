import type { SearchHit } from '@fm/contract';
import { entryOf } from '../federation/outlet-fixture';
import { groupsFor, isSearching, notesFor, type Offered } from './groups';

const customers = entryOf({
  id: 'customers',
  menu: [{ id: 'customers', label: 'Customer', to: '/customers', icon: 'customer' }],
  search: { label: 'Customers', minChars: 2 },
});
const hit = (id: number): SearchHit => ({
  id: `c${id}`,
  title: `Möller ${id}`,
  to: `/customers/form?id=c${id}`,
});
const hits = (count: number) => Array.from({ length: count }, (_, index) => hit(index));
const offered = (changes: Partial<Offered> = {}): Offered => ({
  places: [{ label: 'Customer', to: '/customers', icon: 'customer' }],
  commands: [{ label: 'New customer', to: '/customers/add', icon: 'customer' }],
  actions: [{ label: 'Logout', icon: 'logout', run: () => undefined }],
  recent: [],
  areas: [customers],
  registry: 'ready',
  answers: {},
  ...changes,
});
const shown = (query: string, changes?: Partial<Offered>) =>
  groupsFor(query, offered(changes)).map(({ label, items }) => [label, items.map((item) => item.label)]);

describe('the groups of the search', () => {
  it('are what was opened last, places and commands while nothing is typed', () => {
    const recent = [{ to: '/customers/form?id=c1', label: 'Möller', icon: 'customer' as const }];
    expect(shown('', { recent })).toEqual([
      ['Recently opened', ['Möller']],
      ['Go to', ['Customer']],
      ['Commands', ['New customer', 'Logout']],
    ]);
  });

  it('have the records of an area below what is found by name', () => {
    expect(shown('cu', { answers: { customers: { phase: 'found', hits: hits(2) } } })).toEqual([
      ['Go to', ['Customer']],
      ['Commands', ['New customer']],
      ['Customers', ['Möller 0', 'Möller 1']],
    ]);
  });

  it('lead to the whole list, with what was typed, where there may be more', () => {
    const answers = { customers: { phase: 'found', hits: hits(5) } } as const;
    const all = groupsFor('Möller & Söhne', offered({ answers })).at(-1)?.items.at(-1);
    expect(all).toMatchObject({
      label: 'Show all in Customers',
      does: { to: '/customers?q=M%C3%B6ller+%26+S%C3%B6hne' },
    });
  });

  it('are none where nothing fits', () => {
    expect(shown('xyz', { answers: { customers: { phase: 'found', hits: [] } } })).toEqual([]);
  });
});

describe('the notes of the search', () => {
  const notes = (answer: Offered['answers'][string]) =>
    notesFor('mö', offered({ answers: { customers: answer } }));

  it('tell of an area that takes long and of one that does not answer, by its name', () => {
    expect(notes({ phase: 'searching', slow: true, hits: [] })).toEqual([
      { id: 'customers', label: 'Customers', failed: false },
    ]);
    expect(notes({ phase: 'failed' })).toEqual([{ id: 'customers', label: 'Customers', failed: true }]);
  });

  it('are silent about one that has only begun, and one that has answered', () => {
    expect(notes({ phase: 'searching', slow: false, hits: [] })).toEqual([]);
    expect(notes({ phase: 'found', hits: [] })).toEqual([]);
  });

  it('speak of all records while it is not known which areas there are, once something is typed', () => {
    const unknown = (registry: 'loading' | 'failed') => offered({ areas: [], registry });
    expect(notesFor('mö', unknown('loading'))).toEqual([{ label: 'Records', failed: false }]);
    expect(notesFor('mö', unknown('failed'))).toEqual([{ label: 'Records', failed: true }]);
    expect(notesFor(' ', unknown('loading'))).toEqual([]);
  });
});

describe('a search', () => {
  it('is under way while an area searches, and before it is known which areas there are', () => {
    const hits: SearchHit[] = [];
    const customers = { phase: 'searching', slow: false, hits } as const;
    expect(isSearching('mö', offered({ answers: { customers } }))).toBe(true);
    expect(isSearching('mö', offered({ areas: [], registry: 'loading' }))).toBe(true);
    expect(isSearching('mö', offered({ answers: { customers: { phase: 'found', hits } } }))).toBe(false);
  });

  it('may still bring something from an area that has not been asked yet, once enough is typed for it', () => {
    expect(isSearching('mö', offered())).toBe(true);
    expect(isSearching('m', offered())).toBe(false);
  });
});

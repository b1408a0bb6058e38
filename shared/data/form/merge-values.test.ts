import { mergeValues, settled } from './merge-values';

const site = (recordId: string, name: string, hours = '') => ({ recordId, name, hours });
const base = {
  name: 'Elbe Clinic',
  phone: '+49 40 1',
  billing: { line1: 'Weg 1', city: 'Hamburg' },
  sites: [site('a', 'Main'), site('b', 'Annex')],
};

describe('merging what two people typed into a form', () => {
  it('takes the fields that only one of them changed from each', () => {
    const merged = mergeValues(base, { ...base, phone: '+49 40 2' }, { ...base, name: 'Elbe Clinics' });
    expect(merged).toEqual({ values: { ...base, name: 'Elbe Clinics', phone: '+49 40 2' }, clashes: [] });
  });

  it('asks for nothing where both typed the same', () => {
    const both = { ...base, name: 'Elbe Clinics' };
    expect(mergeValues(base, both, { ...both })).toEqual({ values: both, clashes: [] });
  });

  it('asks for a field that both changed, and keeps both', () => {
    const { values, clashes } = mergeValues(base, { ...base, name: 'Theirs' }, { ...base, name: 'Mine' });
    expect(clashes).toEqual([
      { path: ['name'], field: 'name', row: undefined, base: 'Elbe Clinic', theirs: 'Theirs', mine: 'Mine' },
    ]);
    expect(clashes.map((clash) => settled(values, clash, 'theirs').name)).toEqual(['Theirs']);
    expect(clashes.map((clash) => settled(values, clash, 'mine').name)).toEqual(['Mine']);
  });

  it('merges a map of rows by their ids, such as a checklist that is ticked while it is edited', () => {
    const item = (label: string, value?: boolean) => ({ label, value });
    const before = { checklist: { a: item('Tiles'), b: item('Gutter'), c: item('Old') } };
    const ticked = { checklist: { ...before.checklist, a: item('Tiles', true), d: item('New') } };
    const edited = { checklist: { a: item('Tiles and chimney'), b: item('Gutter') } };
    const { values, clashes } = mergeValues(before, ticked, edited as typeof before);
    expect(values.checklist).toEqual({
      a: item('Tiles and chimney', true),
      b: item('Gutter'),
      d: item('New'),
    });
    expect(clashes).toEqual([]);
  });

  it('asks about a row of a map that one of them took away and the other changed', () => {
    const before = { checklist: { a: { label: 'Tiles' } } };
    const theirs = { checklist: { a: { label: 'Roof tiles' } } };
    const { values, clashes } = mergeValues(before, theirs, { checklist: {} } as typeof before);
    expect(clashes).toHaveLength(1);
    expect(clashes.map((clash) => settled(values, clash, 'theirs'))).toEqual([theirs]);
    expect(clashes.map((clash) => settled(values, clash, 'mine'))).toEqual([{ checklist: {} }]);
  });

  it('never mixes two addresses', () => {
    const { clashes } = mergeValues(
      base,
      { ...base, billing: { line1: 'Weg 2', city: 'Hamburg' } },
      { ...base, billing: { line1: 'Weg 1', city: 'Bremen' } },
    );
    expect(clashes.map(({ path }) => path)).toEqual([['billing']]);
  });

  it('merges the rows of a list one by one, and their fields', () => {
    const theirs = { ...base, sites: [site('a', 'Main', '8–16'), site('b', 'Annex'), site('c', 'Theirs')] };
    const mine = { ...base, sites: [site('a', 'Main house'), site('d', 'Mine')] };
    const { values, clashes } = mergeValues(base, theirs, mine);
    expect(clashes).toEqual([]);
    expect(values.sites).toEqual([site('a', 'Main house', '8–16'), site('c', 'Theirs'), site('d', 'Mine')]);
  });

  it('asks for one field of one row, named as the form names it', () => {
    const theirs = { ...base, sites: [site('b', 'Annex', '9–17'), site('a', 'Main')] };
    const mine = { ...base, sites: [site('a', 'Main'), site('b', 'Annex', '8–16')] };
    const { values, clashes } = mergeValues(base, theirs, mine);
    expect(clashes).toMatchObject([{ path: ['sites', 'b', 'hours'], field: 'sites.0.hours', row: 'Annex' }]);
    const [clash] = clashes;
    expect(clash && settled(values, clash, 'theirs').sites[0]).toEqual(site('b', 'Annex', '9–17'));
  });

  it('asks when one removed the row that the other changed', () => {
    const theirs = { ...base, sites: [site('a', 'Main')] };
    const mine = { ...base, sites: [site('a', 'Main'), site('b', 'Annex', '8–16')] };
    const { values, clashes } = mergeValues(base, theirs, mine);
    expect(clashes).toMatchObject([{ path: ['sites', 'b'], row: 'Annex', theirs: undefined }]);
    const [clash] = clashes;
    expect(clash && settled(values, clash, 'theirs').sites).toEqual([site('a', 'Main')]);
    expect(clash && settled(values, clash, 'mine').sites).toEqual(mine.sites);
  });

  it('brings back a row that I removed and they changed, when I take theirs', () => {
    const theirs = { ...base, sites: [site('a', 'Main'), site('b', 'Annex', '8–16')] };
    const mine = { ...base, sites: [site('a', 'Main')] };
    const { values, clashes } = mergeValues(base, theirs, mine);
    expect(values.sites).toEqual(mine.sites);
    const [clash] = clashes;
    expect(clash && settled(values, clash, 'theirs').sites).toEqual(theirs.sites);
  });
});

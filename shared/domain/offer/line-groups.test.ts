import { lineGroups, type Offer, offerLines } from './index';

const line = (id: string, group?: string) => ({ id, ...(group && { group }) });

describe('the groups of lines', () => {
  it('come in the order in which they begin, those without a heading first', () => {
    const lines = [line('a', 'Roof'), line('b'), line('c', 'Cellar'), line('d', 'Roof')];
    expect(lineGroups(lines).map(({ name, lines: of }) => [name, of.map(({ id }) => id).join('')])).toEqual([
      ['', 'b'],
      ['Roof', 'ad'],
      ['Cellar', 'c'],
    ]);
  });

  it('are none where there are no lines', () => {
    expect(lineGroups([])).toEqual([]);
  });

  it('decide on the order of the lines of an offer', () => {
    const lines = {
      a: { order: 0, group: 'Roof' },
      b: { order: 1, group: 'Cellar' },
      c: { order: 2, group: 'Roof' },
    } as unknown as Offer['lines'];
    expect(offerLines({ lines }).map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  });
});

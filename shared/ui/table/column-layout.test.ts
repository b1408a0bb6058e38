import type { Column } from './column';
import { arranged, DEFAULT_LAYOUT, fittingWidth, layoutFrom, moved } from './column-layout';
import { isShown } from './column-shown';

const column = (id: string, showFrom?: Column<object>['showFrom']): Column<object> => ({
  id,
  header: id,
  cell: () => id,
  showFrom,
});
const columns = [column('name'), column('town', 'medium'), column('tags', 'wide'), column('phone')];

describe('columns as a person arranged them', () => {
  it('come as they are when nothing was arranged', () => {
    expect(arranged(columns, DEFAULT_LAYOUT).map(({ id }) => id)).toEqual(['name', 'town', 'tags', 'phone']);
  });

  it('keep the one that names the row first and shown', () => {
    const layout = { ...DEFAULT_LAYOUT, order: ['phone', 'name', 'town'], shown: { name: false } };
    const [first, second] = arranged(columns, layout);
    expect([first?.id, second?.id]).toEqual(['name', 'phone']);
    expect(first?.showFrom).toBeUndefined();
  });

  it('put what the order does not know behind it, as before', () => {
    const layout = { ...DEFAULT_LAYOUT, order: ['phone'] };
    expect(arranged(columns, layout).map(({ id }) => id)).toEqual(['name', 'phone', 'town', 'tags']);
  });

  it('are hidden everywhere, or shown wherever there is a table, when asked for', () => {
    const shown = arranged(columns, { ...DEFAULT_LAYOUT, shown: { tags: true, town: false } });
    expect(shown.map(({ id, showFrom }) => [id, showFrom])).toEqual([
      ['name', undefined],
      ['town', 'never'],
      ['tags', 'medium'],
      ['phone', undefined],
    ]);
  });

  it('are shown when asked for although the table comes without them', () => {
    const [, rare] = arranged([column('name'), column('rare', 'never')], {
      ...DEFAULT_LAYOUT,
      shown: { rare: true },
    });
    expect(rare && isShown(rare, 'medium')).toBe(true);
  });

  it('have the width given by hand', () => {
    const [name] = arranged(columns, { ...DEFAULT_LAYOUT, widths: { name: 210 } });
    expect(name?.width).toBe('210px');
  });

  it('move by one place and not beyond an end', () => {
    expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
  });

  it.each([
    [10, 64],
    [200.4, 200],
    [5000, 640],
  ])('are never %d px wide but %d', (asked, given) => expect(fittingWidth(asked)).toBe(given));

  it.each([null, '', 'no json', '{}', '{"shown":{"a":1},"order":[],"widths":{}}'])(
    'come as they are when %p was stored',
    (stored) => expect(layoutFrom(stored)).toEqual(DEFAULT_LAYOUT),
  );
});

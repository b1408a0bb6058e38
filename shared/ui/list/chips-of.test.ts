import { chipsOf } from './chips-of';

const names = { status: { label: 'Status', values: { onHold: 'On hold' } }, manager: { label: 'Manager' } };
const view = (filter: Partial<Record<'status' | 'manager', string>>, search = '') => ({
  filter,
  search,
  setFilter: jest.fn(),
  setSearch: jest.fn(),
});

describe('chips of a list', () => {
  it('name each filter that is on and what it keeps', () => {
    const chips = chipsOf(view({ status: 'onHold', manager: 'e1' }), names);
    expect(chips.map(({ label }) => label)).toEqual(['Status: On hold', 'Manager: e1']);
  });

  it('take their filter away', () => {
    const filtered = view({ status: 'onHold' });
    chipsOf(filtered, names)[0]?.onRemove();
    expect(filtered.setFilter).toHaveBeenCalledWith('status', undefined);
  });

  it('count the search among the filters', () => {
    const searched = view({}, 'elbe');
    const [chip] = chipsOf(searched, names);
    expect(chip?.label).toBe('Search: elbe');
    chip?.onRemove();
    expect(searched.setSearch).toHaveBeenCalledWith('');
  });
});

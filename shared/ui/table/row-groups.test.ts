import { inGroups } from './row-groups';

const groupOf = (row: { readonly due: string }) => ({ id: row.due, label: `Due ${row.due}` });

describe('rows in groups', () => {
  it('stay in their order, one run for each group', () => {
    const rows = [{ due: 'today' }, { due: 'today' }, { due: 'later' }];
    expect(inGroups(rows, groupOf)).toEqual([
      { group: { id: 'today', label: 'Due today' }, items: [rows[0], rows[1]] },
      { group: { id: 'later', label: 'Due later' }, items: [rows[2]] },
    ]);
  });

  it('are one run without a name where nothing groups them', () => {
    expect(inGroups([1, 2], undefined)).toEqual([{ group: undefined, items: [1, 2] }]);
  });
});

import { endOf, freshGroup, groupNames, placeIn } from './line-places';

const lines = ['', '', 'Roof', 'Roof', 'Cellar'].map((group) => ({ group }));

describe('the places of lines', () => {
  it.each([
    ['', 2],
    ['Roof', 4],
    ['Cellar', 5],
    ['Garden', 5],
  ])('after the group “%s” is %i', (group, place) => {
    expect(endOf(lines, group)).toBe(place);
  });

  it('without a group come before every heading', () => {
    expect(endOf(lines.slice(2), '')).toBe(0);
  });

  it.each([
    ['Roof', 0, 2],
    ['Roof', 3, 3],
    ['Roof', 9, 4],
    ['Garden', 1, 5],
    ['', 4, 2],
  ])('keep a line of “%s” that stood at %i with its own, at %i', (group, index, place) => {
    expect(placeIn(lines, group, index)).toBe(place);
  });
});

describe('the headings', () => {
  it('are named once each, in their order, also where a line that was kept in a browser says nothing', () => {
    expect(groupNames([...lines, { group: undefined }])).toEqual(['Roof', 'Cellar']);
  });

  it('begin with a name of their own', () => {
    const groups = (...names: string[]) => names.map((group) => ({ group }));
    expect(freshGroup(lines)).toBe('New group');
    expect(freshGroup(groups('New group'))).toBe('New group 2');
    expect(freshGroup(groups('New group', 'New group 2', 'New group 3'))).toBe('New group 4');
  });
});

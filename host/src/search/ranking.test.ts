import { ranked } from './ranking';

const entries = [
  { label: 'Work Order' },
  { label: 'New work order', shortcut: 'nw' },
  { label: 'Create Offer' },
  { label: 'New offer', shortcut: 'no' },
  { label: 'Theme: Dark' },
];
const found = (query: string) => ranked(entries, query).map(({ label }) => label);

describe('what is found by name', () => {
  it('is everything, in its order, while nothing is typed', () => {
    expect(found('  ')).toEqual(entries.map(({ label }) => label));
  });

  it('comes in the order of how well it fits: its beginning before a word within', () => {
    expect(found('work')).toEqual(['Work Order', 'New work order']);
    expect(found('offer')).toEqual(['Create Offer', 'New offer']);
  });

  it('needs every word typed, in any order and as far as it was typed', () => {
    expect(found('or ne')).toEqual(['New work order']);
    expect(found('order offer')).toEqual([]);
  });

  it('is first of all what its letters stand for', () => {
    expect(found('no')[0]).toBe('New offer');
    expect(found(' NW ')[0]).toBe('New work order');
  });
});

import { exportedText } from './exported-text';

it.each([
  [0, 'The history was exported: 0 entries, last hash 7f.'],
  [1, 'The history was exported: 1 entry, last hash 7f.'],
  [2, 'The history was exported: 2 entries, last hash 7f.'],
])('says of an export with %d entries that it came to its end', (entries, text) => {
  expect(exportedText(entries, '7f')).toBe(text);
});

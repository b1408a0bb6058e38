import { replacedNotes } from './replaced-notes';

it('names a note and each correction of it but the last', () => {
  const entries = [
    { id: 'other' },
    { id: 'second', corrects: 'note' },
    { id: 'changed' },
    { id: 'first', corrects: 'note' },
    { id: 'note' },
  ];
  expect([...replacedNotes(entries)]).toEqual(['note', 'first']);
});

it('names nothing where nothing was corrected', () => {
  expect([...replacedNotes([{ id: 'b' }, { id: 'a' }])]).toEqual([]);
});

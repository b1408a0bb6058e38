import type { Stored } from '../record';
import { type Attachment, carriedFiles, itemPhotosText, photosOfItem } from './index';

/** As they are read: the newest first. */
const files = [
  { id: 'f5', kind: 'photo', itemId: 'a' },
  { id: 'f4', kind: 'signature' },
  { id: 'f3', kind: 'photo', itemId: 'b' },
  { id: 'f2', kind: 'document', itemId: 'a' },
  { id: 'f1', kind: 'photoBefore', itemId: 'a' },
].map((file) => ({ ...file, entity: { type: 'offer', id: 'o1', label: '' } })) as Stored<Attachment>[];
const ids = (some: readonly Stored<Attachment>[]) => some.map(({ id }) => id);

it('all files but signatures go along, the oldest first', () => {
  const to = { type: 'offer', id: 'o2', label: '' };
  expect(ids(carriedFiles(files, to))).toEqual(['f1', 'f2', 'f3', 'f5']);
});

it('photos of a checklist item are those taken for it, and no other file', () => {
  expect(ids(photosOfItem(files, 'a'))).toEqual(['f1', 'f5']);
  expect(ids(photosOfItem(files, 'gone'))).toEqual([]);
});

it('words for photos say how many', () => {
  expect(itemPhotosText(0, 'copied')).toBe('');
  expect(itemPhotosText(1, 'copied')).toBe('The photo of the checklist item is copied.');
  expect(itemPhotosText(3, 'copied')).toBe('The 3 photos of the checklist item are copied.');
});

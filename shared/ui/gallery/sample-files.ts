import type { FileRecord } from '../files';

/** A picture of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mOomtQFAAMgAZcML/7JAAAAAElFTkSuQmCC';
export const samplePicture = `data:image/png;base64,${PIXEL}`;

const by = { uid: 'u1', name: 'Olga Brandt' };
const at = new Date(2026, 10, 20, 14, 5);

/** A stored file. */
export const sampleFile = (id: string, over: Partial<FileRecord>): FileRecord => ({
  id,
  entity: { type: 'workOrder', id: 'w1', label: 'WO-2026-0042 Replace filters' },
  name: `IMG_204${id}.jpg`,
  mime: 'image/jpeg',
  bytes: 210_000,
  kind: 'photo',
  by,
  createdAt: at,
  createdBy: by,
  updatedAt: at,
  updatedBy: by,
  rev: 1,
  trashed: false,
  schema: 1,
  ...over,
});

/** A stored photo with its thumbnail. */
export const samplePhoto = (id: string, over: Partial<FileRecord>): FileRecord =>
  sampleFile(id, {
    width: 1600,
    height: 1200,
    thumb: Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0)),
    ...over,
  });

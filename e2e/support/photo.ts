import { pngOf } from '@fm/backend/seed';

/** A picture as a camera takes them, in size if not in beauty, ready to be chosen in a file field. */
export const photo = (name: string, width = 3000, height = 2000) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    pngOf(
      width,
      height,
      [
        [200, 190, 170],
        [60, 90, 110],
        [160, 60, 40],
      ],
      (x, y) => ((x >> 6) ^ (y >> 6)) % 3,
    ),
  ),
});

/** Some other file of so many bytes. */
export const plainFile = (name: string, bytes: number) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.alloc(bytes, 'x'),
});

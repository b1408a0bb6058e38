import { lazily } from '@fm/ui';

/** The photos of a comment, with the viewer behind them: most comments have none. */
export const CommentPhotos = lazily(
  'the photos',
  async () => (await import('./comment-photos')).CommentPhotos,
);

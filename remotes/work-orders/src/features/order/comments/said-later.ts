import { lazily } from '@fm/ui';

/** The photos of a comment, with the viewer behind them: most comments have none. */
export const SaidPhotos = lazily('the photos', async () => (await import('./said-photos')).SaidPhotos);

import type { OpenMessage } from './show-page';

/** Listens for clicks on notifications, which lead to a path of this page. Gives the way to end that. */
export function onOpenedByPush(open: (path: string) => void): () => void {
  // Not there where a page comes without encryption.
  const { serviceWorker } = navigator as Partial<Navigator>;
  const heard = ({ data }: MessageEvent<Partial<OpenMessage> | null>) => {
    if (data?.type === 'open' && data.path) open(data.path);
  };
  serviceWorker?.addEventListener('message', heard);
  return () => serviceWorker?.removeEventListener('message', heard);
}

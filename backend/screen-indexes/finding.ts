import type { RemoteSearch } from '@fm/contract';

/** Makes an area search for a word. */
export const finding = (area: RemoteSearch) => async () => {
  await area.search('word', { signal: new AbortController().signal, limit: 1 });
};

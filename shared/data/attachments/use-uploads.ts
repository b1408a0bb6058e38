import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useActor } from '../actor';
import { onLogout } from '../drafts/logout';
import { type Store, type Upload, UploadQueue } from './upload-queue';

/** One for each record somebody added files to: it goes on when the screen is left. */
const queues = new Map<string, UploadQueue>();
onLogout(() => queues.clear());

/** The files on their way to a record, as they are kept while the page is open. */
export function queueOf(uid: string, recordId: string): UploadQueue {
  const key = `${uid} ${recordId}`;
  const queue = queues.get(key) ?? new UploadQueue(uid, recordId);
  queues.set(key, queue);
  return queue;
}

/** Files on their way to a record, and the means to add more. */
export interface Uploads extends Pick<UploadQueue, 'add' | 'retry' | 'discard'> {
  readonly list: readonly Upload[];
}

/** The files on their way to a record, stored with `store` as it is at that moment. */
export function useUploads(recordId: string, store: Store): Uploads {
  const queue = queueOf(useActor().uid, recordId);
  const list = useSyncExternalStore(queue.subscribe, queue.getSnapshot);
  const latest = useRef(store);
  latest.current = store;
  useEffect(() => queue.storeWith((id, file) => latest.current(id, file)), [queue]);
  return { list, add: (chosen, as) => queue.add(chosen, as), retry: queue.retry, discard: queue.discard };
}

import type { FileOwner, Upload } from '@fm/domain/attachment';
import { useStore } from '@fm/platform';
import { useEffect, useRef } from 'react';
import { useActor } from '../actor';
import { onLogout } from '../drafts/logout';
import { addAttachment } from './store-attachment';
import { type StoreFile, UploadQueue } from './upload-queue';

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
export interface Uploads extends Pick<UploadQueue, 'retry' | 'discard'> {
  readonly list: readonly Upload[];
  /** Adds chosen files, for a checklist item where one is named. Gives the ids they get. */
  add(chosen: readonly File[], itemId?: string): readonly string[];
}

/** The files on their way to `owner`. */
export function useUploads(owner: FileOwner): Uploads {
  const actor = useActor();
  // It may be long on its way: it names the record as it is now, a new one with its number.
  const store: StoreFile = (id, file) => addAttachment(id, { ...file, ...owner });
  const queue = queueOf(actor.uid, owner.entity.id);
  const list = useStore(queue);
  const latest = useRef(store);
  useEffect(() => {
    latest.current = store;
  });
  useEffect(() => queue.storeWith((id, file) => latest.current(id, file)), [queue]);
  return {
    list,
    add: (chosen, itemId) => queue.add(chosen, { ...owner, itemId }),
    retry: queue.retry,
    discard: queue.discard,
  };
}

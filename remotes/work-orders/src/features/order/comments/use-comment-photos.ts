import type { Uploads } from '@fm/data/attachments';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { useState } from 'react';
import { useOrderUploads } from '../../work/files/use-order-uploads';

/** Photos of one comment at most; the security rules say the same. */
export const MOST_PHOTOS = 6;

/** Photos that go with a comment. They are photos of the order like all others, stored while the comment is typed. */
export interface CommentPhotos {
  readonly uploads: Uploads;
  readonly ids: readonly string[];
  /** Those that are stored. */
  readonly stored: readonly string[];
  /** Some are still on their way. */
  readonly waiting: boolean;
  add(chosen: readonly File[]): void;
  /** Leaves one out of the comment. */
  drop(id: string): void;
  clear(): void;
}

export function useCommentPhotos(order: Stored<WorkOrder>): CommentPhotos {
  const uploads = useOrderUploads(order);
  const [ids, setIds] = useState<readonly string[]>([]);
  const onWay = new Map(uploads.list.map(({ id, phase }) => [id, phase]));
  return {
    uploads,
    ids,
    stored: ids.filter((id) => !onWay.has(id)),
    waiting: ids.some((id) => onWay.has(id) && onWay.get(id) !== 'refused'),
    add: (chosen) => {
      const added = uploads.add(chosen.slice(0, MOST_PHOTOS - ids.length));
      setIds((before) => [...before, ...added]);
    },
    drop: (id) => {
      uploads.discard(id);
      setIds((before) => before.filter((known) => known !== id));
    },
    clear: () => setIds([]),
  };
}

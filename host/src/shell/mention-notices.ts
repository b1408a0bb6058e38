import type { Stored } from '@fm/domain/record';
import type { Comment } from '@fm/domain/work-order';
import { useHost } from '@fm/platform';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { notifyElsewhere } from './browser-notice';

/**
 * Tells once of each comment that names the person while the app is open, as of reminders that become due. Those from
 * before are counted by the bell alone.
 */
export function useMentionNotices(unseen: readonly Stored<Comment>[]): void {
  const { toast } = useHost();
  const navigate = useNavigate();
  const since = useRef(new Date());
  const told = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, createdAt, createdBy, workOrderRef, body } of unseen) {
      if (createdAt <= since.current || told.current.has(id)) continue;
      told.current.add(id);
      const words = `${createdBy.name} mentioned you on ${workOrderRef.name}`;
      toast.info(words);
      notifyElsewhere(words, body, id, () => navigate(`/work-orders/${workOrderRef.id}#comment-${id}`));
    }
  }, [unseen, toast, navigate]);
}

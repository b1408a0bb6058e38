import { Navigate } from 'react-router-dom';
import { useMergedInto } from './api/merged-into';

interface FollowMergeProps {
  /** The customer that is not there any more; undefined for one that is. */
  readonly goneId: string | undefined;
  readonly to: (keptId: string) => string;
}

/** Leads from a customer that was merged into another one and deleted since to that one. */
export function FollowMerge({ goneId, to }: FollowMergeProps) {
  const kept = useMergedInto(goneId);
  return kept ? <Navigate to={to(kept.id)} replace /> : null;
}

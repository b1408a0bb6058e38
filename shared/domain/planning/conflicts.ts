import { STATUS_GROUP_OF, type WorkOrder } from '../work-order/work-order';
import { type PlannedJob, type Span, spanOf } from './span';

type Job = PlannedJob & Pick<WorkOrder, 'status'> & { readonly id: string };

/**
 * Of the jobs of one person, the ids of those that are planned for the same time as another one. Work that is over, or
 * cancelled, is in nobody's way.
 */
export function conflictsAmong(jobs: readonly Job[]): ReadonlySet<string> {
  const planned = jobs
    .flatMap(({ id, status, ...job }) => {
      const span = STATUS_GROUP_OF[status] === 'closed' ? undefined : spanOf(job);
      return span ? { id, span } : [];
    })
    .sort((a, b) => a.span.start.getTime() - b.span.start.getTime());
  const clashing = new Set<string>();
  let longest: { readonly id: string; readonly span: Span } | undefined;
  for (const job of planned) {
    // Of all that began before, the one that ends last: whoever is in the way of a later job, that one is.
    if (longest && job.span.start < longest.span.end) {
      clashing.add(longest.id);
      clashing.add(job.id);
    }
    if (!longest || job.span.end > longest.span.end) longest = job;
  }
  return clashing;
}

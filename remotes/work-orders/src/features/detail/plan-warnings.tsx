import { useToday } from '@fm/data';
import { type AssignmentWarningKind, assignmentWarnings } from '@fm/domain/assignment';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { Notice } from '@fm/ui';
import { usePeople } from '../assignment/api/people';
import { formats } from '../assignment/formats';

/** What may have come up since it was planned; the other reasons were known then. */
const CAME_UP: readonly AssignmentWarningKind[] = ['left', 'suspended', 'absent', 'certificateExpired'];

/** Says who of those planned for a job to come will not be there. Reads these people alone, at most nine. */
export function PlanWarnings({ order }: { readonly order: Stored<WorkOrder> }) {
  const today = useToday();
  const { statusGroup, plannedDay = '', leadId, crewIds } = order;
  const isToCome = (statusGroup === 'open' || statusGroup === 'waiting') && plannedDay >= today;
  const people = usePeople(isToCome ? [...new Set([leadId, ...crewIds])].filter(Boolean) : []);
  const warnings = people.rows
    .flatMap((person) => assignmentWarnings(person, order, [], formats))
    .filter(({ kind }) => CAME_UP.includes(kind));
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warning" title="This plan may not work out">
      <ul>
        {warnings.map(({ employeeId, kind, words }) => (
          <li key={`${employeeId} ${kind} ${words}`}>{words}</li>
        ))}
      </ul>
    </Notice>
  );
}

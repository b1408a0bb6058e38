import { LABOUR_KIND_LABELS, type TimeSpan } from '@fm/domain/labour';
import type { Ref } from '@fm/domain/record';
import { Notice } from '@fm/ui';
import { useOverlaps } from './api/overlaps';
import { spanWords } from './time-words';

interface OverlapWarningProps {
  readonly employeeRef: Ref;
  readonly span: TimeSpan;
  readonly timezone: string;
  readonly ownId: string;
}

/** Says which other entries of this person tell of the same time. It may be right all the same. */
export function OverlapWarning({ employeeRef, span, timezone, ownId }: OverlapWarningProps) {
  const overlaps = useOverlaps(employeeRef.id, span, ownId);
  if (overlaps.length === 0) return null;
  return (
    <Notice tone="warning" title={`${employeeRef.name} has noted this time already`}>
      <ul>
        {overlaps.map((entry) => (
          <li key={entry.id}>
            {`${LABOUR_KIND_LABELS[entry.kind]}, ${spanWords(entry, timezone)}, ${entry.workOrderRef.name}`}
          </li>
        ))}
      </ul>
      <p>You can note it all the same.</p>
    </Notice>
  );
}

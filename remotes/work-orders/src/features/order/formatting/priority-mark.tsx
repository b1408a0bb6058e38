import { PRIORITY_LABELS, type Priority } from '@fm/domain/task';
import { Badge, type Tone } from '@fm/ui';

const tones: Partial<Record<Priority, Tone>> = { urgent: 'danger', high: 'warning' };

/** What comes first. Only what stands out gets a frame. */
export function PriorityMark({ priority }: { readonly priority: Priority }) {
  const tone = tones[priority];
  return tone ? <Badge tone={tone} label={PRIORITY_LABELS[priority]} /> : PRIORITY_LABELS[priority];
}

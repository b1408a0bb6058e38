import { useActor } from '@fm/data';
import type { Stored } from '@fm/domain/record';
import type { Task } from '@fm/domain/task';
import { formatInstant, Notice } from '@fm/ui';
import { taskChoices } from '../transitions/task-choices';

/** Where a task stands, in sentences: what it waits for, who ended it, and why a change is left to others. */
export function TaskNotice({ task }: { readonly task: Stored<Task> }) {
  const actor = useActor();
  const refusals = taskChoices(task, actor).flatMap(({ transition, refusal }) =>
    refusal ? [`${transition.label}: ${refusal}`] : [],
  );
  const notice = noticeOf(task);
  if (!notice && refusals.length === 0) return null;
  return (
    <Notice tone="info" title={notice?.title}>
      {notice?.text && <p dir="auto">{notice.text}</p>}
      {refusals.map((refusal) => (
        <p key={refusal}>{refusal}</p>
      ))}
    </Notice>
  );
}

interface NoticeTexts {
  readonly title: string;
  readonly text?: string | undefined;
}

function noticeOf(task: Task): NoticeTexts | undefined {
  switch (task.status) {
    case 'blocked':
      return { title: 'Blocked', text: task.blockedReason };
    case 'inReview':
      return { title: `${task.submittedBy?.name ?? 'Somebody'} handed this in for review` };
    case 'done':
      return { title: doneTitle(task), text: task.reviewedBy && `Approved by ${task.reviewedBy.name}.` };
    case 'cancelled':
      return { title: 'Cancelled', text: task.cancelReason };
    default:
      return undefined;
  }
}

function doneTitle({ doneBy, doneAt }: Task): string {
  const by = doneBy ? ` by ${doneBy.name}` : '';
  return `Done${by}${doneAt ? `, ${formatInstant(doneAt)}` : ''}`;
}

import type { Actor, Stored } from '@fm/domain/record';
import { type Task, type TaskFact, type TaskStatus, taskFacts, taskTransitions } from '@fm/domain/task';
import type { Transition } from '@fm/domain/transitions';
import type { TransitionChoice } from '@fm/screens/transitions';

/** Every transition that a task's state has room for, also those that only others may make: those say who. */
export function taskChoices(task: Stored<Task>, actor: Actor): readonly TransitionChoice<TaskStatus>[] {
  const facts = taskFacts(task, actor);
  const allowed = new Set(taskTransitions.next(task.status, facts));
  return taskTransitions.rows
    .filter(({ from, when = [] }) => from.includes(task.status) && when.every((fact) => facts.has(fact)))
    .map((transition) => ({
      transition,
      refusal: allowed.has(transition) ? undefined : refusalOf(transition, facts.has('doer')),
    }));
}

function refusalOf({ who, unless = [] }: Transition<TaskStatus, TaskFact>, isDoer: boolean): string {
  if (isDoer && unless.includes('doer')) return 'You handed this in, so somebody else looks at it.';
  return who.includes('own')
    ? 'Only its assignee, its creator and office staff may do this.'
    : 'Only its creator and office staff may do this.';
}

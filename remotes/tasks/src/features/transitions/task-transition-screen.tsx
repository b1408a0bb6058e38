import { newId, run } from '@fm/data';
import { type CalendarDay, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import {
  TASK_STATUS_LABELS,
  type Task,
  type TaskStatus,
  type TaskTransitionInput,
  tasks,
  undoTask,
} from '@fm/domain/task';
import type { DrawnQuestion, QuestionField, TransitionScreen } from '@fm/screens/transitions';
import { taskChoices } from './task-choices';

/** What a person gives with a transition of a task. */
export interface TaskAnswers extends TaskTransitionInput {
  /** A day on which the actor wants to be reminded of a blocked task. */
  readonly remindOn?: CalendarDay;
}

const why = (label: string, hint: string): QuestionField => ({
  kind: 'text',
  label,
  hint,
  required: true,
  maxLength: 500,
});

/** What is asked for each input that a transition needs. */
const QUESTIONS: Readonly<Record<string, DrawnQuestion>> = {
  blockedReason: {
    title: 'Block task',
    fields: {
      blockedReason: why('What does it wait for?', 'Shown with the task until it goes on.'),
      remindOn: {
        kind: 'day',
        label: 'Remind me on',
        hint: 'At 8:00, in your reminders. Leave it empty for none.',
        min: () => today(COMPANY.timezone),
      },
    },
  },
  cancelReason: {
    title: 'Cancel task',
    danger: true,
    fields: { cancelReason: why('Why is it cancelled?', 'Kept in the history, so that nobody has to ask.') },
  },
  note: {
    title: 'Send back',
    fields: { note: why('What is missing?', 'Whoever did the task reads this in its history.') },
  },
};

export const taskTransitionScreen: TransitionScreen<Task, TaskStatus, TaskAnswers> = {
  kind: tasks,
  labels: TASK_STATUS_LABELS,
  statusOf: ({ status }) => status,
  nameOf: ({ title }) => `“${title}”`,
  choices: taskChoices,
  question: ({ title }, { needs: [need] = [] }) => {
    const question = need === undefined ? undefined : QUESTIONS[need];
    return question && { ...question, intro: <strong dir="auto">{title}</strong> };
  },
  send: ({ id }, to, input) => run('tasks.transition', { id, to, ...input, noticeId: newId() }),
  undo: {
    path: (before, to, _, actor) => undoTask(before, to, actor),
    send: ({ id }, left, { to, input }) => run('tasks.undoTransition', { id, left, to, ...input }),
  },
};

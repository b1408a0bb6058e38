import { addDays, type CalendarDay, NO_DAY } from '@fm/domain/calendar-day';
import type { Employee } from '@fm/domain/employee';
import type { Actor, Ref, Stored } from '@fm/domain/record';
import { type Task, type TaskStatus, type TaskTransitionInput, tasks, transitionTask } from '@fm/domain/task';
import { ACTORS } from '../accounts';
import { Chronicle } from '../chronicle';
import { edit, someone } from '../edits';
import type { Random } from '../random';
import { BLOCK_REASONS, TASK_CANCEL_REASONS, TASK_DETAILS, TASK_SERIES, TASK_TEXTS } from '../texts/tasks';
import type { World } from '../world';
import type { SeededCustomer } from './customers';

const COUNTS: readonly [TaskStatus, number][] = [
  ['open', 34],
  ['inProgress', 14],
  ['blocked', 5],
  ['inReview', 4],
  ['done', 28],
  ['cancelled', 5],
];
const OVERDUE = 9;
const DUE_TODAY = 7;
const NO_DATE = 6;
const DAYS_AHEAD = 30;

/** A task before it is written. */
interface Draft {
  readonly title: string;
  readonly status: TaskStatus;
  readonly due: CalendarDay | undefined;
  readonly created: CalendarDay;
  readonly customer?: Ref;
  readonly seriesId?: string;
}

/** 90 tasks: 9 of those to do are overdue, 7 due today, 6 have no date; two series that come back. */
export function buildTasks(
  world: World,
  customers: readonly SeededCustomer[],
  staff: readonly Stored<Employee>[],
): Chronicle<Task>[] {
  const { random } = world;
  const people = staff.filter(
    ({ status, team }) => status === 'active' && (team === 'Office' || random.chance(0.3)),
  );
  return draftsOf(world, customers)
    .sort((a, b) => (a.created < b.created ? -1 : 1))
    .map((draft, index) => build(world, draft, world.id('task', index + 1), random.pick(people)));
}

function draftsOf(world: World, customers: readonly SeededCustomer[]): Draft[] {
  const { random, calendar } = world;
  const statuses = COUNTS.flatMap(([status, count]) => Array.from({ length: count }, () => status));
  const toDo = random.shuffled(statuses.filter((status) => status !== 'done' && status !== 'cancelled'));
  const dues = [
    ...Array.from({ length: OVERDUE }, () => calendar.day(-random.int(1, 14))),
    ...Array.from({ length: DUE_TODAY }, () => calendar.today),
    ...Array.from({ length: NO_DATE }, () => undefined),
  ];
  const series = TASK_SERIES.flatMap(([title, days, count], n) =>
    Array.from({ length: count }, (_, place) => ({
      title,
      seriesId: world.id('series', n + 1),
      due: calendar.day(days * (place - count + 2) + 1),
    })),
  );
  const open = toDo.map((status, index): Draft => {
    const due = index < dues.length ? dues[index] : calendar.day(random.int(1, DAYS_AHEAD));
    return { ...titled(world, customers, index), status, due, created: calendar.day(-random.int(15, 60)) };
  });
  const closed = statuses
    .filter((status) => status === 'done' || status === 'cancelled')
    .map((status, index): Draft => {
      const due = calendar.day(-random.int(2, 200));
      return {
        ...titled(world, customers, index + 11),
        status,
        due,
        created: addDays(due, -random.int(5, 30)),
      };
    });
  return intoSeries([...open, ...closed], series, calendar.today);
}

function titled(
  { random }: World,
  customers: readonly SeededCustomer[],
  index: number,
): Pick<Draft, 'title' | 'customer'> {
  const text = TASK_TEXTS[index % TASK_TEXTS.length] ?? TASK_TEXTS[0];
  if (!text.includes('#')) return { title: text };
  const { id, name } = random.pick(customers).chronicle.record;
  return { title: text.replace('#', name).slice(0, 140), customer: { id, name } };
}

/** The tasks of the series take the place of others that are as far, so that the numbers stay. */
function intoSeries(
  drafts: Draft[],
  series: readonly { title: string; seriesId: string; due: CalendarDay }[],
  today: CalendarDay,
): Draft[] {
  const free = [...drafts];
  const replaced = series.flatMap((item) => {
    const isPast = item.due < today;
    const at = free.findLastIndex(({ status, due = '' }) =>
      isPast ? status === 'done' : status === 'open' && due > today,
    );
    const [draft] = at < 0 ? [] : free.splice(at, 1);
    if (!draft) return [];
    const { status } = draft;
    return [
      {
        ...item,
        status,
        due: item.due,
        created: addDays(item.due, -28) < today ? addDays(item.due, -28) : draft.created,
      },
    ];
  });
  return [...free, ...replaced];
}

function build(world: World, draft: Draft, id: string, assignee: Stored<Employee>): Chronicle<Task> {
  const { random, calendar, numbers } = world;
  const record: Task = {
    title: draft.title,
    description: random.chance(0.4) ? random.pick(TASK_DETAILS) : undefined,
    status: 'open',
    priority: random.pick(['low', 'normal', 'normal', 'normal', 'high', 'urgent']),
    assigneeRef: random.chance(0.85) ? { id: assignee.id, name: assignee.displayName } : undefined,
    dueDate: draft.due,
    dueSort: draft.due ?? NO_DAY,
    estimateMin: random.pick([undefined, 15, 30, 60, 120]),
    customerRef: draft.customer,
    needsReview: draft.status === 'inReview' || (draft.status === 'done' && random.chance(0.2)),
    reopened: 0,
    seriesId: draft.seriesId,
  };
  const at = calendar.past(calendar.at(draft.created, random.int(450, 1000)));
  const chronicle = new Chronicle(tasks, id, record, someone(world), at, {
    number: numbers.next(tasks, draft.created),
  });
  const patches: Partial<Task>[] = [
    { priority: record.priority === 'high' ? 'normal' : 'high' },
    { description: random.pick(TASK_DETAILS) },
    { priority: record.priority },
  ];
  edit(world, chronicle, draft.created, 2, patches.slice(0, random.int(0, 2)));
  run(world, chronicle, draft);
  return chronicle;
}

function run({ random, calendar }: World, chronicle: Chronicle<Task>, { status, created }: Draft): void {
  const take = (to: TaskStatus, actor: Actor, days: number, input: TaskTransitionInput = {}) => {
    const at = calendar.past(calendar.at(addDays(created, days), random.int(500, 1000)));
    chronicle.take((task, when) => transitionTask(task, to, input, actor, when), actor, at);
  };
  const doer = random.pick([ACTORS.office, ACTORS.empty, ACTORS.manager]);
  for (const [to, days, input, actor] of stepsOf(chronicle.record.needsReview, status, doer, random)) {
    take(to, actor ?? doer, days, input);
  }
}

type TaskStep = readonly [to: TaskStatus, days: number, input?: TaskTransitionInput, actor?: Actor];

/** The way to a status, with the days after creation. */
function stepsOf(needsReview: boolean, status: TaskStatus, doer: Actor, random: Random): TaskStep[] {
  const started: TaskStep = ['inProgress', 3];
  const submitted: TaskStep[] = needsReview ? [['inReview', 5]] : [];
  switch (status) {
    case 'open':
      return [];
    case 'inProgress':
      return [started];
    case 'blocked':
      return [started, ['blocked', 4, { blockedReason: random.pick(BLOCK_REASONS) }]];
    case 'inReview':
      return [started, ...submitted];
    case 'cancelled':
      return [['cancelled', 3, { cancelReason: random.pick(TASK_CANCEL_REASONS) }, ACTORS.office]];
    case 'done':
      if (!needsReview && random.chance(0.4)) return [['done', 4]];
      return [started, ...submitted, ['done', 6, {}, needsReview ? ACTORS.admin : doer]];
  }
}

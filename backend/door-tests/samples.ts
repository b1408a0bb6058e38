import { assetForm } from '@fm/domain/asset';
import { planForm } from '@fm/domain/maintenance';
import { reminderForm } from '@fm/domain/reminder';
import { can } from '@fm/domain/role';
import { taskForm } from '@fm/domain/task';
import type { CommandInput, CommandName } from '@fm/workflows/commands';
import { documentOf, existing } from '../rules-tests/documents';
import * as records from '../rules-tests/samples';

/** Who knocks: roles of ours, one that is none, and who may never pass. */
export const CALLERS = [
  'admin',
  'office',
  'empty',
  'manager',
  // As long as `can` takes a role it does not know for the office's, that role is no stranger.
  ...(can('dispatcher', 'tasks:edit') ? [] : (['unknown'] as const)),
  'disabled',
  'trashed',
  'nobody',
] as const;
export type Caller = (typeof CALLERS)[number];

/** An honest request: what is stored before, what is sent, and who gets it. */
export interface AnySample {
  readonly stored: Readonly<Record<string, object>>;
  readonly input: unknown;
  /** Written by hand, from what the product promises: the tests compare it with what the door says. */
  readonly may: readonly [Caller, ...Caller[]];
}

/** The same with an input that the compiler checks. */
interface CommandSample<N extends CommandName> extends AnySample {
  readonly input: CommandInput<N>;
}

const STAFF = ['admin', 'office', 'empty'] as const;
const EVERYBODY = [...STAFF, 'manager'] as const;

const stored = (sample: unknown, over: object = {}, id = 'r1'): Readonly<Record<string, object>> => {
  const { kind, values } = sample as typeof records.TASK;
  return { [`${kind.path}/${id}`]: documentOf(existing({ ...values, ...over }, { id })) };
};
const references = {
  ...stored(records.CUSTOMER, {}, 'c1'),
  ...stored(records.SITE, {}, 's1'),
  ...stored(records.WORK_ORDER, {}, 'w1'),
  ...stored(records.EMPLOYEE, {}, 'e-office'),
};
const dueReminder = stored(records.REMINDER, {
  state: 'due',
  ownerRef: { id: 'office', name: 'Olga Brandt' },
});
const create = <F>(values: F) => ({ id: 'new', values, base: null });

/** One row for each command. A new command gets one here: a test names those that have none. */
export const SAMPLES: { readonly [N in CommandName]?: CommandSample<N> } = {
  'assets.save': {
    stored: references,
    input: create(assetForm.fromRecord(records.ASSET.values)),
    may: STAFF,
  },
  'plans.save': { stored: references, input: create(planForm.fromRecord(records.PLAN.values)), may: STAFF },
  'customers.note': {
    stored: references,
    input: { id: 'c1', entryId: 'n1', note: { text: 'Called back.' } },
    may: STAFF,
  },
  'tasks.save': {
    stored: references,
    input: create(taskForm.fromRecord(records.TASK.values)),
    may: EVERYBODY,
  },
  'tasks.transition': {
    stored: stored(records.TASK),
    input: { id: 'r1', to: 'blocked', blockedReason: 'No key.', remindOn: '2026-12-01', noticeId: 'n1' },
    may: EVERYBODY,
  },
  'tasks.undoTransition': {
    stored: stored(records.TASK, { status: 'blocked', blockedReason: 'No key.' }),
    input: { id: 'r1', left: 'blocked', to: 'inProgress' },
    may: EVERYBODY,
  },
  'reminders.save': {
    stored: references,
    input: create(reminderForm.fromRecord(records.REMINDER.values, 'Europe/Berlin')),
    may: EVERYBODY,
  },
  'reminders.end': { stored: dueReminder, input: { id: 'r1', to: 'done' }, may: ['office'] },
  'reminders.snooze': {
    stored: dueReminder,
    input: { id: 'r1', until: new Date('2026-11-23T09:00:00Z') },
    may: ['office'],
  },
  'reminders.reopen': {
    stored: stored(records.REMINDER, { state: 'done' }),
    input: { id: 'r1', before: records.REMINDER.values, note: 'Not done.' },
    may: STAFF,
  },
  'reminders.trash': { stored: dueReminder, input: { id: 'r1' }, may: STAFF },
  'reminders.restore': {
    stored: { 'reminders/r1': { ...dueReminder['reminders/r1'], trashed: true } },
    input: { id: 'r1' },
    may: STAFF,
  },
  'workOrders.comment': {
    stored: references,
    input: { id: 'k1', workOrderId: 'w1', body: 'Done soon.', mentions: ['e-office'], attachmentIds: [] },
    may: EVERYBODY,
  },
};

/** The rows, by the names of their commands. */
export const ROWS: readonly (readonly [CommandName, AnySample])[] = Object.entries(SAMPLES).map(
  ([name, sample]) => [name as CommandName, sample],
);

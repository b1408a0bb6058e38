import type { CommandInput, CommandName } from '@fm/workflows/commands';
import { documentOf, existing } from '../rules-tests/documents';
import * as records from '../rules-tests/samples';

/** Who knocks: roles of ours, one that is none, and who may never pass. */
export const CALLERS = [
  'admin',
  'office',
  'empty',
  'manager',
  'unknown',
  'disabled',
  'trashed',
  'nobody',
  'newcomer',
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
export interface CommandSample<N extends CommandName> extends AnySample {
  readonly input: CommandInput<N>;
}

export const STAFF = ['admin', 'office', 'empty'] as const;
export const EVERYBODY = [...STAFF, 'manager'] as const;

/** A sample record as it is stored, under `r1` unless another id is given. */
export const stored = (sample: unknown, over: object = {}, id = 'r1'): Readonly<Record<string, object>> => {
  const { kind, values } = sample as typeof records.TASK;
  return { [`${kind.path}/${id}`]: documentOf(existing({ ...values, ...over }, { id })) };
};
/** What samples refer to. */
export const references = {
  ...stored(records.CUSTOMER, {}, 'c1'),
  ...stored(records.SITE, {}, 's1'),
  ...stored(records.WORK_ORDER, {}, 'w1'),
  ...stored(records.EMPLOYEE, {}, 'e-office'),
};
export const dueReminder = stored(records.REMINDER, {
  state: 'due',
  ownerRef: { id: 'office', name: 'Olga Brandt' },
});
/** What a form sends of a new record. */
export const create = <F>(values: F) => ({ id: 'new', values, base: null });

/** Rows by the names of their commands. */
export type SampleRows = { readonly [N in CommandName]?: CommandSample<N> };

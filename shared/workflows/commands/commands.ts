import { saveAsset } from '../asset';
import type { AnyCommand, InputOf, ValueOf } from '../command';
import { addComment } from '../comment';
import { noteCustomer } from '../customer';
import { savePlan } from '../plan';
import {
  endReminder,
  reopenReminder,
  restoreReminder,
  saveReminder,
  snoozeReminder,
  trashReminder,
} from '../reminder';
import { saveTask, transitionTask, undoTaskTransition } from '../task';

/** Every command that the server answers. */
const ALL = [
  noteCustomer,
  saveTask,
  transitionTask,
  undoTaskTransition,
  saveReminder,
  endReminder,
  snoozeReminder,
  reopenReminder,
  trashReminder,
  restoreReminder,
  addComment,
  saveAsset,
  savePlan,
] as const;

export const COMMANDS: readonly AnyCommand[] = ALL as readonly unknown[] as readonly AnyCommand[];

type Each = (typeof ALL)[number];
/** The name of a command. */
export type CommandName = Each['name'];
type Named<N extends CommandName> = Extract<Each, { readonly name: N }>;
/** What a page sends with the command. */
export type CommandInput<N extends CommandName> = InputOf<Named<N>>;
/** What a page gets back. */
export type CommandValue<N extends CommandName> = ValueOf<Named<N>>;

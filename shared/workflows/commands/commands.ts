import { assetCommands } from '../asset';
import { attachmentCommands } from '../attachment';
import type { AnyCommand, InputOf, ValueOf } from '../command';
import { customerCommands } from '../customer';
import { employeeCommands } from '../employee';
import { labourCommands } from '../labour';
import { offerCommands } from '../offer';
import { planCommands } from '../plan';
import { recordCommands } from '../record';
import { reminderCommands } from '../reminder';
import { taskCommands } from '../task';
import { userCommands } from '../user';
import { viewCommands } from '../view';
import { workOrderCommands } from '../work-order';

/** Every command that the server answers. */
const ALL = [
  ...assetCommands,
  ...attachmentCommands,
  ...customerCommands,
  ...employeeCommands,
  ...labourCommands,
  ...offerCommands,
  ...planCommands,
  ...recordCommands,
  ...reminderCommands,
  ...taskCommands,
  ...userCommands,
  ...viewCommands,
  ...workOrderCommands,
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

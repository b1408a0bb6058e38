import { assetCommands } from '../asset';
import { attachmentCommands } from '../attachment';
import { catalogueCommands } from '../catalogue';
import type { AnyCommand, InputOf, ValueOf } from '../command';
import { customerCommands } from '../customer';
import { employeeCommands } from '../employee';
import { erasureCommands } from '../erasure';
import { exportCommands } from '../export';
import { invoiceCommands } from '../invoice';
import { labourCommands } from '../labour';
import { notificationCommands } from '../notification';
import { offerCommands } from '../offer';
import { planCommands } from '../plan';
import { recordCommands } from '../record';
import { reminderCommands } from '../reminder';
import { settingsCommands } from '../settings';
import { taskCommands } from '../task';
import { textBlockCommands } from '../text-block';
import { userCommands } from '../user';
import { viewCommands } from '../view';
import { workOrderCommands } from '../work-order';

/** Every command that the server answers. */
const ALL = [
  ...assetCommands,
  ...attachmentCommands,
  ...catalogueCommands,
  ...customerCommands,
  ...employeeCommands,
  ...erasureCommands,
  ...exportCommands,
  ...invoiceCommands,
  ...labourCommands,
  ...notificationCommands,
  ...offerCommands,
  ...planCommands,
  ...recordCommands,
  ...reminderCommands,
  ...settingsCommands,
  ...taskCommands,
  ...textBlockCommands,
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

import type { Actor } from '@fm/domain/record';
import type { Permission } from '@fm/domain/role';
import type { GenericSchema } from 'valibot';
import type { Unit } from '../unit';

/** Where people reach the app, and in whose name mails go. */
export interface Site {
  /** Origin of the pages, without a slash at the end: `https://office.example`. */
  readonly address: string;
  readonly company: string;
}

/** Who asks for a change, and when the server takes it. */
export interface CommandContext {
  readonly actor: Actor;
  readonly now: Date;
  /** The actor's e-mail address in small letters, where the identity service says that it was confirmed. */
  readonly verifiedEmail?: string | undefined;
  /** Undefined where nothing is sent to anybody. */
  readonly site?: Site | undefined;
}

/** One change of shared data that the product knows. */
export interface Command<Name extends string = string, Input = unknown, Checked = Input, Value = unknown> {
  /** Area and action: `tasks.save`. */
  readonly name: Name;
  /**
   * What the actor's role must allow for the change to be looked at; the change itself may ask for more. Undefined for
   * what everybody changes who may sign in: their own settings.
   */
  readonly permission: Permission | undefined;
  /** May be asked by who has no user record, but a confirmed e-mail address: to get one. */
  readonly isForNewcomers?: true;
  /** Changes nothing: its answer is never stored, and is looked up anew for whoever asks again. */
  readonly isReading?: true;
  /** Checks everything that enters. */
  readonly input: GenericSchema<Input, Checked>;
  /** Makes the change in one unit, and gives what the page reads of the result. Throws a `FailureSignal` for a refusal. */
  run(unit: Unit, input: Checked, context: CommandContext): Promise<Value>;
}

/** A command of any kind, as the door holds it. */
export type AnyCommand = Command<string, never, never, unknown>;

/** Gives the command back with its types inferred. */
export const defineCommand = <const Name extends string, Input, Checked, Value>(
  command: Command<Name, Input, Checked, Value>,
): Command<Name, Input, Checked, Value> => command;

/** What a page sends with a command. */
export type InputOf<C> = C extends Command<string, infer Input, infer _, infer __> ? Input : never;

/** What the page gets back. */
export type ValueOf<C> = C extends Command<string, infer _, infer __, infer Value> ? Value : never;

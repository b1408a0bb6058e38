import { recordId } from '@fm/domain/record';
import * as v from 'valibot';
import type { DataFailure } from '../failure';

/** Version of the commands and their inputs. A change that older pages cannot send any more counts it up; so does taking a command away. */
export const COMMANDS_VERSION = 1;

/** The oldest version the server still takes. */
export const OLDEST_VERSION = 1;

/** A command on its way to the server. */
export const requestSchema = v.object({
  /** Made by the page for one change: sent again, the change is answered as it was and not made twice. */
  id: v.pipe(recordId, v.maxLength(64)),
  name: v.pipe(v.string(), v.maxLength(100)),
  /** Which version of the commands the page speaks. */
  version: v.pipe(v.number(), v.integer()),
  /** The command's input, as `toWire` gives it. */
  input: v.unknown(),
});
export type CommandRequest = v.InferInput<typeof requestSchema>;

/** What the server says: the change's value as `toWire` gives it, or why nothing was changed. */
export type CommandAnswer =
  | {
      readonly ok: true;
      readonly value: unknown;
      /** Paths of the collections that the change wrote to. */
      readonly changed: readonly string[];
    }
  | { readonly ok: false; readonly failure: Omit<DataFailure, 'cause'> };

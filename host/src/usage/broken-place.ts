import { brokenAt } from '@fm/domain/usage';
import { isHostScript } from '../app/host-script';

/** A place in a script as all browsers write it into a stack. */
const FRAME = /(https?:\/\/[^\s()]+\/([\w.-]+\.js)):(\d+):(\d+)/g;

/** The kinds of errors that a language or a browser throws; what else somebody called theirs is just an error. */
const KIND = /^[A-Z][A-Za-z]{0,39}$/;

/** Where something broke. */
export interface BrokenAt {
  /** Kind and place: `TypeError at 472.0abc1234.js:1:4711`. */
  readonly name: string;
  /** The script is the host's, and not the area's. */
  readonly isHosts: boolean;
}

/**
 * The place of an error in the scripts of the area whose files lie below `base`, or else in the host's; undefined where
 * its stack names none. Its message, which may name anybody, is left out.
 */
export function brokenPlace(error: unknown, base: string | undefined): BrokenAt | undefined {
  if (!(error instanceof Error)) return undefined;
  const frames = [...(error.stack ?? '').matchAll(FRAME)];
  const below = base === undefined ? undefined : new URL(base, document.baseURI).href;
  const ofArea = below === undefined ? undefined : frames.find(([, address]) => address?.startsWith(below));
  const frame = ofArea ?? frames.find(([, address = '']) => isHostScript(address));
  if (!frame) return undefined;
  const [, , file, line, column] = frame;
  const name = `${KIND.test(error.name) ? error.name : 'Error'} at ${file}:${line}:${column}`;
  return brokenAt(name) && { name, isHosts: !ofArea };
}

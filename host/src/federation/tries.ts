import { kindOf } from './remote-failure';

/** How long to wait before each automatic try, in milliseconds; the longest are for areas with time enough. */
const PAUSES = [
  { longest: 500, share: 1 / 16 },
  { longest: 2000, share: 1 / 4 },
] as const;

/** The waits between the automatic tries of a load that may take `timeoutMs` in all. */
export const pausesWithin = (timeoutMs: number): readonly number[] =>
  PAUSES.map(({ longest, share }) => Math.min(longest, timeoutMs * share));

/** Whether the same request may succeed a moment later without anybody doing something. */
export const worthAnotherTry = (error: unknown) => kindOf(error) === 'unreachable';

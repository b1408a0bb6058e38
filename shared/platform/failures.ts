import type { ErrorInfo } from 'react';

/**
 * Is told of an error; with one of something that was there and stopped while it was drawn, where in the page that was
 * and what stopped, as a person would call it: "The overview".
 */
export type TellFailure = (error: unknown, where?: ErrorInfo, what?: string) => void;

let tell: TellFailure = (error) => console.error(error);

/**
 * Has whoever tells operators hear of all failures: of every attempt to load a part that somebody needed, and of parts
 * that stopped while they were drawn.
 */
export const hearFailures = (hear: TellFailure): void => {
  tell = hear;
};

/** Tells operators of a failure. */
export const tellFailure: TellFailure = (error, where, what) => tell(error, where, what);

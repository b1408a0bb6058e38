/**
 * What is told of how the app is used. A closed list without room for what somebody typed or for whom: what is on
 * screen, in which area and build, is added by the host alone.
 */
export type TrackedEvent =
  /** A command was answered, by its name, so many milliseconds after it was sent. */
  | {
      readonly kind: 'action';
      readonly name: string;
      readonly outcome: 'done' | 'refused' | 'failed';
      readonly ms: number;
      /** How many records it was about, where it takes a list of them. */
      readonly items?: number;
    }
  /** A screen is there, by the pattern of its route; how long it took is unknown of the first one of a page. */
  | { readonly kind: 'screen'; readonly name: string; readonly ms?: number }
  /** Something broke, in `area` where that is known. Of the `error` nothing is told but its kind and its place in a script. */
  | {
      readonly kind: 'failure';
      readonly name: 'load' | 'crash' | 'error' | 'policy';
      readonly area?: string;
      readonly error?: unknown;
    };

type Listener = (event: TrackedEvent) => void;

let listener: Listener | undefined;
/** What happened before anybody listened. */
const waiting: TrackedEvent[] = [];
const MOST_WAITING = 50;

/** Tells what happened to whoever counts. Costs nothing and never throws. */
export function track(event: TrackedEvent): void {
  if (listener) listener(event);
  else if (waiting.length < MOST_WAITING) waiting.push(event);
}

/** Hands everything that is tracked to `next`, with what waited. Gives what ends that. */
export function listenToTracked(next: Listener): () => void {
  listener = next;
  for (const event of waiting.splice(0)) next(event);
  return () => {
    if (listener === next) listener = undefined;
  };
}

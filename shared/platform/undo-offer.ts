import { useStore, Value } from './store';

/** What came of taking something back. What the data layer calls an outcome fits. */
export type UndoOutcome =
  /** A `value` that is text says, as a sentence, what could not be taken back with the rest. */
  | { readonly ok: true; readonly value?: unknown }
  | { readonly ok: false; readonly failure: { readonly kind: string; readonly message: string } };

/** How far taking back has come. */
export interface UndoProgress {
  readonly done: number;
  readonly total: number;
  /** Why it does not go on at the moment. */
  readonly waiting?: string | undefined;
}

/** Something that was just done and can be taken back. */
export interface UndoOffer {
  /** What was done, as a sentence: "“Order filters” is now done." */
  readonly text: string;
  /** What is true once it is taken back; "Undone." when left out. */
  readonly undoneText?: string;
  /**
   * Takes it back by a change of its own, and tells how far it is where that is a matter of many records. Called again
   * when the connection failed the first time.
   */
  undo(onProgress: (progress: UndoProgress) => void): Promise<UndoOutcome>;
}

const current = new Value<UndoOffer | undefined>(undefined);

/**
 * Offers to take back what was just done, in a bar at the bottom of the page. The bar stays when the screen changes,
 * until somebody closes it or the next thing that can be undone takes its place.
 */
export const offerUndo = (offer: UndoOffer): void => current.set(offer);

/** Takes the offer away, or only `offer` where that is named: what is offered by then may be something else. */
export function withdrawUndo(offer?: UndoOffer): void {
  const shown = current.getSnapshot();
  if (shown && (offer === undefined || offer === shown)) current.set(undefined);
}

/** What can be taken back at this moment. */
export const useUndoOffer = (): UndoOffer | undefined => useStore(current);

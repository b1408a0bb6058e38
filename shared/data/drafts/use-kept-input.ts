import { useSession } from '@fm/platform';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { fitting } from './draft';
import { DraftKeeper } from './draft-keeper';

/** What is typed into a dialog, kept until it is saved or thrown away. */
export interface KeptInput<I extends object> {
  readonly input: I;
  /** The record that is edited, or the id a new one will get: one that was typed before keeps its own. */
  readonly recordId: string;
  /** It was typed before and is back. */
  readonly restored: boolean;
  /** `part` may be worked out from what is typed by then. */
  change(part: Partial<I> | ((now: I) => Partial<I>)): void;
  /** Saved, or thrown away on purpose. */
  forget(): void;
  /** Saved, and the next one begins in the same place: under `freshId`, with what was typed on meanwhile. */
  renew(freshId: string, rest: I): void;
}

const nothing = () => () => {};

/**
 * The input of a small dialog, kept like that of a form: after a reload or a crash it is there again when the dialog is
 * opened. `id` of what is edited is undefined for something new, which will get `freshId`. `takes` says what can still be
 * used of what was typed before; all of it when left out.
 */
export function useKeptInput<I extends object>(
  path: string,
  id: string | undefined,
  freshId: string,
  start: () => I,
  takes: (typed: I) => Partial<I> = (typed) => typed,
): KeptInput<I> {
  const { uid } = useSession();
  const [from] = useState(start);
  const [typed, setTyped] = useState<{ readonly input: I; readonly recordId: string }>();
  const [restored, setRestored] = useState(false);
  const [keeper, setKeeper] = useState<DraftKeeper>();
  useEffect(() => {
    const opened = new DraftKeeper(uid, path, id);
    setKeeper(opened);
    return () => opened.close();
  }, [uid, path, id]);

  const current = typed ?? { input: from, recordId: id ?? freshId };
  const reading = useRef(current);
  const taking = useRef(takes);
  useEffect(() => {
    reading.current = current;
    taking.current = takes;
  });
  const keep = () =>
    keeper?.typed(() => {
      const { recordId, input } = reading.current;
      return isAsBefore(input, from) ? undefined : { savedAt: new Date(), recordId, from, typed: input };
    });

  const offer = useSyncExternalStore(keeper?.subscribe ?? nothing, () => keeper?.getSnapshot());
  useEffect(() => {
    // Who is typing already wants that, and not what was typed some time ago.
    if (!offer || typed) return;
    const input = { ...from, ...taking.current({ ...from, ...fitting(offer, from)?.typed }) };
    if (!isAsBefore(input, from)) {
      setTyped({ input, recordId: offer.recordId });
      setRestored(true);
      // What is back is a draft of this window now.
      keeper?.typed(() => ({ ...offer, typed: input }));
      keeper?.flush();
    }
    keeper?.settleOffer();
  }, [offer, typed, from, keeper]);

  return {
    ...current,
    restored,
    change: (part) => {
      // Two changes may come before the next render.
      setTyped((now = current) => ({
        ...now,
        input: { ...now.input, ...(typeof part === 'function' ? part(now.input) : part) },
      }));
      keep();
    },
    forget: () => keeper?.forget(),
    renew: (next, rest) => {
      keeper?.forget();
      setTyped({ input: rest, recordId: next });
      if (!isAsBefore(rest, from)) keep();
    },
  };
}

const isAsBefore = (input: object, from: object) =>
  Object.keys(input).every((key) => Object.is(Reflect.get(input, key), Reflect.get(from, key)));

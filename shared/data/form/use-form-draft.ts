import { useSession } from '@fm/platform';
import { same } from '@fm/workflows/unit';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type Draft, fitting } from '../drafts/draft';
import { DraftKeeper } from '../drafts/draft-keeper';
import { mergeValues } from './merge-values';
import type { AskMerge } from './use-form-merge';
import type { Typing } from './use-typing';

/** Text that was typed before and is neither saved nor thrown away. */
export interface FormDraft {
  readonly at: Date;
  /** What stands in the form was changed since that was typed. */
  readonly outdated: boolean;
  restore(): void;
  discard(): void;
}

interface DraftOptions<F extends FieldValues, V> {
  /** Where what is typed will be stored. */
  readonly collection: { readonly path: string };
  readonly id: string | undefined;
  readonly form: UseFormReturn<F, unknown, V>;
  /** The form is filled. */
  readonly ready: boolean;
  readonly typing: Typing;
  readonly ask: AskMerge<F>;
  /** What the form was filled with before anything was typed. */
  from(): F;
  /** The id a new record will get; a restored draft brings its own. */
  readonly fresh: { current: string };
}

const nothing = () => () => {};

/** Keeps what is typed into a form, per person and record, and offers what was typed into it before. */
export function useFormDraft<F extends FieldValues, V>(options: DraftOptions<F, V>) {
  const { collection, id, form, ready, typing, ask, from, fresh } = options;
  const { uid } = useSession();
  const [keeper, setKeeper] = useState<DraftKeeper>();
  const { path } = collection;

  useEffect(() => {
    const opened = new DraftKeeper(uid, path, id);
    setKeeper(opened);
    return () => opened.close();
  }, [uid, path, id]);

  const asItStands = (): Draft => ({
    savedAt: new Date(),
    recordId: id ?? fresh.current,
    from: from(),
    typed: structuredClone(form.getValues()),
  });
  const read = () => (typing.hasUnsaved() ? asItStands() : undefined);
  const reading = useRef(read);
  useEffect(() => {
    reading.current = read;
  });
  useEffect(() => {
    const callback = () => keeper?.typed(() => reading.current());
    return form.subscribe({ formState: { values: true }, callback });
  }, [form, keeper]);

  const offer = useSyncExternalStore(keeper?.subscribe ?? nothing, () => keeper?.getSnapshot());
  const fits = offer && ready ? fitting(offer, form.getValues()) : undefined;
  const useless = offer !== undefined && ready && (!fits || same(fits.from, fits.typed));
  useEffect(() => {
    if (useless) keeper?.settleOffer();
  }, [useless, keeper]);

  const restore = () => {
    if (!offer || !fits) return;
    const take = (values: F) => {
      if (id === undefined) fresh.current = offer.recordId;
      typing.type(values);
      // That there is something unsaved is known only once the form is drawn again.
      keeper?.typed(asItStands);
      keeper?.flush();
      keeper?.settleOffer();
    };
    const merged = mergeValues(fits.from as F, form.getValues(), fits.typed as F);
    if (merged.clashes.length === 0) take(merged.values);
    else ask({ by: 'Somebody', own: false }, 'restore', merged, take);
  };

  const draft: FormDraft | undefined =
    offer && fits && !useless
      ? {
          at: offer.savedAt,
          outdated: Object.entries(fits.from).some(
            ([key, value]) => !same(value, Reflect.get(form.getValues(), key)),
          ),
          restore,
          discard: () => keeper?.settleOffer(),
        }
      : undefined;
  return { draft, forget: () => keeper?.forget() };
}

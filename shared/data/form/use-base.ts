import type { Stored } from '@fm/domain/record';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { FormLoad } from './form-load';
import { mergeValues } from './merge-values';
import type { AskMerge, Changer } from './use-form-merge';
import type { Typing } from './use-typing';
import { type Version, Versions } from './versions';

/** The version a form was filled with. */
interface Base<R extends object, P, F> extends Version<R, P> {
  readonly values: F;
}

interface BaseOptions<R extends object, F extends FieldValues, V, P> {
  readonly form: UseFormReturn<F, unknown, V>;
  readonly load: FormLoad<R, P>;
  readonly typing: Typing;
  readonly ask: AskMerge<F>;
  /** The signed-in person, who may have changed the record in another window. */
  readonly uid: string;
  fromRecord(record: Stored<R>, related: P): F;
}

/** Fills a form, follows the record while nothing is typed, and brings both together when something is. */
export function useBase<R extends object, F extends FieldValues, V, P>(options: BaseOptions<R, F, V, P>) {
  const { form, load, typing, ask, uid, fromRecord } = options;
  const { record, related } = load;
  const { isDirty } = form.formState;
  const { markSaved } = typing;
  const base = useRef<Base<R, P, F>>(undefined);
  const [versions] = useState(() => new Versions<R, P>());
  const [movedBy, setMovedBy] = useState<string>();

  useEffect(() => {
    if (!record) return;
    const version = { record, related: related as P };
    versions.add(version);
    const known = base.current;
    if (known && versions.isNewest(known)) return;
    if (known && isDirty) return setMovedBy(changerOf(version, known, uid).by);
    const values = fromRecord(record, version.related);
    base.current = { ...version, values };
    markSaved(false);
    setMovedBy(undefined);
    form.reset(values);
  }, [record, related, isDirty, form.reset, fromRecord, markSaved, uid, versions]);

  const standOn = (version: Version<R, P>, stored: F, values: F) => {
    base.current = { ...version, values: stored };
    setMovedBy(undefined);
    form.reset(stored);
    typing.type(values);
  };

  return {
    movedBy,
    /** What the form was filled with; undefined for a new record. */
    current: () => base.current,
    /** Whether somebody got ahead of a save: waits a moment for the version that was in its way. */
    wasOvertaken: async () => base.current !== undefined && versions.newerThan(base.current),
    /**
     * Brings the newest version and what is typed together. False when both changed the same: then it is asked, and
     * `goOn` called after the answer.
     */
    catchUp: (goOn: () => void): boolean => {
      const before = base.current;
      const version = versions.newest;
      if (!before || !version || versions.isNewest(before)) return true;
      const stored = fromRecord(version.record, version.related);
      const merged = mergeValues(before.values, stored, form.getValues());
      if (merged.clashes.length === 0) {
        standOn(version, stored, merged.values);
        return true;
      }
      ask(changerOf(version, before, uid), 'save', merged, (values) => {
        standOn(version, stored, values);
        goOn();
      });
      return false;
    },
  };
}

function changerOf<R extends object, P>(now: Version<R, P>, before: Version<R, P>, uid: string): Changer {
  const { updatedBy, rev } = now.record;
  // Otherwise something edited along with the record changed, such as a site, and it does not say by whom.
  if (rev === before.record.rev) return { by: 'Somebody', own: false };
  const own = updatedBy.uid === uid;
  return { by: own ? 'You, in another window,' : updatedBy.name, own };
}

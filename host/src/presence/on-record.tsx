import { recordAt } from '@fm/contract/addresses';
import type { Presence, Present } from '@fm/data/presence';
import { hasUnsavedText } from '@fm/platform';
import type { RecordVisitor } from '@fm/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { colleagueName } from './colleague-name';
import { fieldOf } from './field-of';
import { latestOf } from './latest-of';
import { shownVisitors } from './learnt';

/** How often it is looked whether the page holds text that is not saved, in milliseconds. */
const LOOK_EVERY_MS = 1_000;

/** Signs that something is typed. The parts of a day and a time take each key before it is put in, and never say `input`. */
const TYPING = ['beforeinput', 'input'] as const;

/** Follows the record of the page, where it is about one. */
export function OnRecord({ presence }: { readonly presence: Presence }) {
  const { pathname, search } = useLocation();
  const { type, id } = recordAt({ pathname, search }) ?? {};
  useEffect(() => {
    if (type === undefined || id === undefined) return undefined;
    const record = presence.open(type, id);
    const visitors = latestOf((value: readonly RecordVisitor[]) => shownVisitors.set(value));
    const unwatch = presence.watchRecord(type, id, (others) =>
      visitors.add(Promise.all(others.map(visitorOf))),
    );
    const onFocus = ({ target }: FocusEvent) => record.focus(fieldOf(target));
    const onBlur = () => record.focus(undefined);
    const onInput = ({ target }: Event) => {
      if (fieldOf(target) !== undefined) record.typed();
    };
    const look = () => record.changed(hasUnsavedText());
    // Somebody may have begun before this had come.
    record.focus(fieldOf(document.activeElement));
    look();
    const looking = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    for (const sign of TYPING) document.addEventListener(sign, onInput);
    return () => {
      clearInterval(looking);
      visitors.end();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
      for (const sign of TYPING) document.removeEventListener(sign, onInput);
      unwatch();
      record.close();
      shownVisitors.set([]);
    };
  }, [presence, type, id]);
  return null;
}

const visitorOf = async ({ uid, field, isTyping }: Present): Promise<RecordVisitor> => ({
  name: await colleagueName(uid),
  field,
  isTyping,
});

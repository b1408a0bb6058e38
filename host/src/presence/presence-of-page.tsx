import { recordAt } from '@fm/contract/addresses';
import { Presence, type Present } from '@fm/data/presence';
import { claimsOf } from '@fm/domain/claims';
import { refreshClaims } from '@fm/firebase/claims';
import { realtimeLine } from '@fm/firebase/database';
import { hasUnsavedText, useSession, useStore } from '@fm/platform';
import type { RecordVisitor } from '@fm/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { colleagueName, forgetNames } from './colleague-name';
import { fieldOf } from './field-of';
import { latestOf } from './latest-of';
import { editorsWatch, presenceHere, shownVisitors } from './learnt';
import { sayWhatIsDone } from './page-presence';
import { watchEditorsBy } from './watch-editors';

/** How often it is looked whether the page holds text that is not saved, in milliseconds. */
const LOOK_EVERY_MS = 1_000;

/** Signs that something is typed. The parts of a day and a time take each key before it is put in, and never say `input`. */
const TYPING = ['beforeinput', 'input'] as const;

/** Says to others who is here, and shows who else has the record of the page open. Draws nothing itself. */
export function PresenceOfPage() {
  const { uid, role } = useSession();
  const presence = useStore(presenceHere);
  useEffect(() => {
    const line = realtimeLine();
    if (!line) return undefined;
    let end: (() => void) | undefined;
    const leaving = new AbortController();
    // A session from before the role was given carries a token that does not say it yet.
    void refreshClaims({ ...claimsOf(role) }).then(() => {
      if (!leaving.signal.aborted) end = beginPresence(new Presence(line, uid));
    });
    return () => {
      leaving.abort();
      end?.();
      forgetNames();
    };
  }, [uid, role]);
  return presence ? <OnRecord presence={presence} /> : null;
}

/** Begins to say that this page is here; gives what ends that. */
function beginPresence(presence: Presence): () => void {
  presence.start();
  presenceHere.set(presence);
  editorsWatch.set(watchEditorsBy(presence));
  const end = sayWhatIsDone(presence);
  return () => {
    end();
    editorsWatch.set(undefined);
    presenceHere.set(undefined);
    void presence.stop();
  };
}

/** Follows the record of the page, where it is about one. */
function OnRecord({ presence }: { readonly presence: Presence }) {
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

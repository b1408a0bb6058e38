import { Presence } from '@fm/data/presence';
import { claimsOf } from '@fm/domain/claims';
import { refreshClaims } from '@fm/firebase/claims';
import { realtimeLine } from '@fm/firebase/database';
import { useSession, useStore } from '@fm/platform';
import { useEffect } from 'react';
import { forgetNames } from './colleague-name';
import { editorsWatch, presenceHere } from './learnt';
import { OnRecord } from './on-record';
import { sayWhatIsDone } from './page-presence';
import { watchEditorsBy } from './watch-editors';

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

import type { Presence } from '@fm/data/presence';
import { farewells } from './farewells';

/** Signs that somebody is at the page. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
/** Of many signs one is told in so long, in milliseconds. */
const SIGN_MS = 5_000;

/** Tells the presence of this page what its person does; gives the way to end that. */
export function sayWhatIsDone(presence: Presence): () => void {
  const farewell = () => presence.stop();
  farewells.add(farewell);
  let last = 0;
  const onSign = ({ timeStamp }: Event) => {
    if (timeStamp - last < SIGN_MS) return;
    last = timeStamp;
    presence.active();
  };
  const onVisibility = () => presence.visible(document.visibilityState === 'visible');
  const passive = { passive: true };
  for (const sign of SIGNS) document.addEventListener(sign, onSign, passive);
  document.addEventListener('visibilitychange', onVisibility);
  // A tab may be opened in the background, and one that was hidden for long has given its connection back.
  onVisibility();
  return () => {
    farewells.delete(farewell);
    for (const sign of SIGNS) document.removeEventListener(sign, onSign);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

import { firebaseSettings } from '@fm/firebase/app';
import { Store } from '@fm/platform';
import { forgetCookies } from './forget-cookies';

/** Whether somebody lets Google Analytics count; undefined while they have not said. */
export type AnalyticsAnswer = 'yes' | 'no' | undefined;

const keyOf = (uid: string): string => `fm.analytics.${uid}`;

/** Whether this installation has Google Analytics at all. */
export function isAnalyticsOffered(): boolean {
  const { measurementId, appId } = firebaseSettings().project;
  return Boolean(measurementId && appId);
}

/** What a person answered in this browser, which is where Google's script would keep something. */
export class AnalyticsChoice extends Store<AnalyticsAnswer> {
  readonly #uid: string;

  constructor(uid: string) {
    super(kept(uid));
    this.#uid = uid;
  }

  answer(answer: 'yes' | 'no'): void {
    localStorage.setItem(keyOf(this.#uid), answer);
    this.set(answer);
    if (answer === 'no') forgetCookies();
  }

  /** A no in another tab holds in this one, too, and who answered there is not asked here. */
  protected override listen(listener: () => void): () => void {
    if (!this.isHeard) window.addEventListener('storage', this.#onStorage);
    const end = super.listen(listener);
    return () => {
      end();
      if (!this.isHeard) window.removeEventListener('storage', this.#onStorage);
    };
  }

  readonly #onStorage = ({ key }: StorageEvent) => {
    const answer = kept(this.#uid);
    if (key === keyOf(this.#uid) && answer !== this.getSnapshot()) this.set(answer);
  };
}

function kept(uid: string): AnalyticsAnswer {
  const value = localStorage.getItem(keyOf(uid));
  return value === 'yes' || value === 'no' ? value : undefined;
}

let current: { readonly uid: string; readonly choice: AnalyticsChoice } | undefined;

/** The answer of who is signed in, for everything on the page that goes by it. */
export function analyticsChoiceOf(uid: string): AnalyticsChoice {
  if (current?.uid !== uid) current = { uid, choice: new AnalyticsChoice(uid) };
  return current.choice;
}

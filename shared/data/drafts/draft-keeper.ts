import { Store } from '@fm/platform';
import type { Draft, KeptDraft } from './draft';
import { browserDrafts, type DraftStore } from './draft-store';
import { lock } from './lock';
import { draftsOf, onLogout } from './logout';

/** How long typing may pause before it is kept, in milliseconds. */
export const KEEP_AFTER_MS = 300;

/** What is typed at this moment; undefined when nothing is unsaved. */
type Reading = () => Draft | undefined;

/**
 * Keeps what is typed into one form, and offers what was typed into it before. Each open form keeps a draft of its own,
 * so that two windows on one record do not overwrite each other's. The state is what was typed before and neither saved
 * nor thrown away.
 */
export class DraftKeeper extends Store<KeptDraft | undefined> {
  /** Lets go of the draft that is offered. */
  #release: (() => void) | undefined;
  /** Lets go of the draft that is kept here. */
  #releaseOwn: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #reading: Reading | undefined;
  #kept = false;
  #closed = false;
  readonly #key: string;
  readonly #prefix: string;
  readonly #endings: (() => void)[];
  readonly #ending = new AbortController();

  /** `id` of the record that is edited; undefined for a new one. */
  constructor(
    uid: string,
    path: string,
    id: string | undefined,
    private readonly drafts: DraftStore = browserDrafts,
  ) {
    super(undefined);
    // Ids may hold blanks: one record's key must not begin like another's.
    this.#prefix = `${draftsOf(uid)}${path} ${encodeURIComponent(id ?? '')} `;
    this.#key = this.#prefix + crypto.randomUUID();
    // A page that is left may be kept asleep by the browser, to come back to: it must not hold its draft meanwhile.
    const sleep = () => {
      this.flush();
      this.#releaseOwn?.();
    };
    // The notice that comes then offers to load the page again, and a page that goes may not get to writing.
    const lose = () => this.flush();
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) this.#holdOwn();
    };
    this.#endings = [
      onLogout((who) => {
        if (who === uid) this.#end();
      }),
      () => removeEventListener('pagehide', sleep),
      () => removeEventListener('pageshow', wake),
      () => removeEventListener('offline', lose),
      () => this.#releaseOwn?.(),
    ];
    addEventListener('pagehide', sleep);
    addEventListener('pageshow', wake);
    addEventListener('offline', lose);
    this.#holdOwn();
    void this.#open();
  }

  /** Something was typed; it is kept when typing pauses. */
  typed(reading: Reading): void {
    if (this.#closed) return;
    this.#reading = reading;
    this.#timer ??= setTimeout(() => this.flush(), KEEP_AFTER_MS);
  }

  /** Keeps at once what waits. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const reading = this.#reading;
    this.#reading = undefined;
    if (!reading || this.#closed) return;
    const draft = reading();
    if (draft) {
      this.#kept = true;
      void this.drafts.put(this.#key, draft);
    } else this.forget();
  }

  /** What is typed is saved, or taken back. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#reading = undefined;
    if (this.#kept) void this.drafts.remove(this.#key);
    this.#kept = false;
  }

  /** The offered draft is thrown away, or is in the form now and kept from there. */
  settleOffer(): void {
    const offer = this.getSnapshot();
    if (offer) void this.drafts.remove(offer.key);
    this.set(undefined);
    this.#release?.();
    this.#release = undefined;
  }

  /** The form is gone; what waits is kept. */
  close(): void {
    this.flush();
    this.#end();
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#closed = true;
    this.#ending.abort();
    this.#release?.();
    for (const end of this.#endings.splice(0)) end();
  }

  #holdOwn(): void {
    void lock(this.#key, this.#ending.signal).then((release) => {
      this.#releaseOwn = release;
      if (this.#closed) release?.();
    });
  }

  async #open(): Promise<void> {
    for (const { key } of await this.drafts.under(this.#prefix))
      if (key !== this.#key) void this.#offerWhenFree(key);
  }

  async #offerWhenFree(key: string): Promise<void> {
    const release = await lock(key, this.#ending.signal);
    if (!release) return;
    // Who held it may have saved it since.
    const [draft] = await this.drafts.under(key);
    if (!draft || this.getSnapshot() || this.#closed) return release();
    this.#release = release;
    this.set(draft);
  }
}

import type { Upload } from '@fm/domain/attachment';
import { Store } from '@fm/platform';
import { browserDrafts, type DraftStore } from '../drafts/draft-store';
import { filesOf, onLogout } from '../drafts/logout';
import type { Outcome } from '../failure';
import { newId } from '../write/new-id';
import { type FileAs, type Prepared, prepareFile } from './prepare-file';
import type { NewAttachment } from './store-attachment';

/** Stores one file; said again with the same id, it is stored once. */
export type StoreFile = (id: string, file: NewAttachment) => Promise<Outcome<unknown>>;

/**
 * Files of one record on their way, one after the other. Each is kept in the browser from when it is prepared until it
 * is stored: what a lost connection, a reload or a crash interrupts goes on the next time the record is opened.
 */
export class UploadQueue extends Store<readonly Upload[]> {
  #store: StoreFile | undefined;
  #working = false;
  #preparing: Promise<void> = Promise.resolve();
  #ended = false;
  readonly #prefix: string;
  readonly #files = new Map<string, NewAttachment>();

  constructor(
    uid: string,
    recordId: string,
    private readonly drafts: DraftStore = browserDrafts,
    private readonly prepare: (chosen: File, as: FileAs) => Promise<Prepared> = prepareFile,
  ) {
    super([]);
    this.#prefix = `${filesOf(uid)}${encodeURIComponent(recordId)} `;
    onLogout((who) => {
      if (who === uid) this.#end();
    });
    addEventListener('online', this.retryAll);
    void this.#resume();
  }

  /** Says how files are stored from now on, and goes on with what waits. */
  storeWith(store: StoreFile): void {
    this.#store = store;
    void this.#work();
  }

  /** Adds chosen files. Gives the ids they will be stored under. */
  add(chosen: readonly File[], as: FileAs): readonly string[] {
    return chosen.map((file) => {
      const id = newId();
      this.set([...this.getSnapshot(), { id, name: file.name, phase: 'preparing', itemId: as.itemId }]);
      // One at a time: a photo of a camera takes fifty megabytes while it is made smaller.
      this.#preparing = this.#preparing.then(() => this.#prepareOne(id, file, as));
      return id;
    });
  }

  /** Tries one again that failed; it needs not be chosen again. */
  readonly retry = (id: string): void => {
    this.#patch(id, { phase: 'waiting', message: undefined });
    void this.#work();
  };

  /** Tries all again that failed. */
  readonly retryAll = (): void => {
    for (const { id, phase } of this.getSnapshot()) if (phase === 'failed') this.retry(id);
  };

  /** Gives one up. */
  readonly discard = (id: string): void => {
    this.set(this.getSnapshot().filter((upload) => upload.id !== id));
    this.#files.delete(id);
    void this.drafts.remove(this.#prefix + id);
  };

  #end(): void {
    this.#ended = true;
    this.set([]);
    this.#files.clear();
    removeEventListener('online', this.retryAll);
  }

  /** Goes on with what was left when the record was open before. */
  async #resume(): Promise<void> {
    const kept = await this.drafts.under(this.#prefix);
    const known = new Set(this.getSnapshot().map(({ id }) => id));
    for (const { recordId: id, typed } of [...kept].reverse()) {
      if (known.has(id) || this.#ended) continue;
      const file = typed as NewAttachment;
      this.#files.set(id, file);
      const { name, thumb, itemId } = file;
      this.set([...this.getSnapshot(), { id, name, thumb, itemId, phase: 'waiting' }]);
    }
    void this.#work();
  }

  async #prepareOne(id: string, chosen: File, as: FileAs): Promise<void> {
    const prepared = await this.prepare(chosen, as);
    if (!this.getSnapshot().some((upload) => upload.id === id)) return;
    if (!prepared.ok) return this.#patch(id, { phase: 'refused', message: prepared.reason });
    const { file } = prepared;
    await this.#keep(id, file);
    this.#patch(id, { phase: 'waiting', thumb: file.thumb });
    void this.#work();
  }

  #keep(id: string, file: NewAttachment): Promise<void> {
    this.#files.set(id, file);
    return this.drafts.put(this.#prefix + id, { savedAt: new Date(), recordId: id, from: {}, typed: file });
  }

  /** One at a time: a slow line would only make each of several late. */
  async #work(): Promise<void> {
    if (this.#working) return;
    this.#working = true;
    try {
      for (let next = this.#next(); next && this.#store; next = this.#next()) {
        const { id } = next;
        const file = this.#files.get(id);
        if (!file) this.discard(id);
        else await this.#storeOne(id, file, this.#store);
      }
    } finally {
      this.#working = false;
    }
  }

  #next(): Upload | undefined {
    return this.getSnapshot().find(({ phase }) => phase === 'waiting');
  }

  async #storeOne(id: string, file: NewAttachment, store: StoreFile): Promise<void> {
    this.#patch(id, { phase: 'storing' });
    const outcome = await store(id, file);
    if (outcome.ok) this.discard(id);
    else this.#patch(id, { phase: 'failed', message: outcome.failure.message });
  }

  #patch(id: string, patch: Partial<Upload>): void {
    this.set(this.getSnapshot().map((upload) => (upload.id === id ? { ...upload, ...patch } : upload)));
  }
}

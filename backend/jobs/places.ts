import { decodeFields, encodeFields } from '@fm/workflows/rest-values';
import { callAsOwner, documentsOf, type JobTarget } from './project';
import { commit } from './stored-documents';

/** Where the last run was; no page reads it. */
const PATH = 'corrections/places';
/** The place of a step that was done to its end. */
const DONE = 'done';

interface Stored {
  readonly version: string;
  readonly steps: Readonly<Record<string, string>>;
}

/** Tells that everything up to the document of this name is done. */
type Reached = (name: string | undefined) => Promise<void>;

/**
 * Where a run over all records is, step by step, kept in the database for the next one, which goes on from there.
 * `version` says of which code the places are: another one begins at the start, because what it corrects is not the
 * same. Without a version nothing is kept.
 */
export class Places {
  #steps: Promise<Record<string, string>> | undefined;

  constructor(
    private readonly target: JobTarget,
    private readonly version?: string,
  ) {}

  /** Does a step from where it was left, `after` the document of a name, unless it was done to its end. */
  async goOn(
    step: string,
    work: (after: string | undefined, reached: Reached) => Promise<void>,
  ): Promise<void> {
    this.#steps ??= this.#read();
    const place = (await this.#steps)[step];
    if (place === DONE) return;
    await work(place, async (name) => {
      if (name !== undefined) await this.#keep(step, name);
    });
    await this.#keep(step, DONE);
  }

  /** Forgets the places once all steps are done: the next run looks at everything again. */
  async end(): Promise<void> {
    this.#steps = undefined;
    if (this.version !== undefined)
      await commit(this.target, [{ delete: `${documentsOf(this.target)}/${PATH}` }]);
  }

  async #read(): Promise<Record<string, string>> {
    if (this.version === undefined) return {};
    const documents = [`${documentsOf(this.target)}/${PATH}`];
    const [answer] = (await callAsOwner(this.target, 'POST', `${documentsOf(this.target)}:batchGet`, {
      documents,
    })) as { readonly found?: { readonly fields?: Parameters<typeof decodeFields>[0] } }[];
    const stored = answer?.found && (decodeFields(answer.found.fields ?? {}) as unknown as Stored);
    return stored?.version === this.version ? { ...stored.steps } : {};
  }

  async #keep(step: string, place: string): Promise<void> {
    const steps = (await this.#steps) ?? {};
    steps[step] = place;
    if (this.version === undefined) return;
    const fields = encodeFields({ version: this.version, steps });
    await commit(this.target, [{ update: { name: `${documentsOf(this.target)}/${PATH}`, fields } }]);
  }
}

import { EventEmitter } from 'node:events';
import type { File, Bucket as GoogleBucket } from '@google-cloud/storage';
import { ReleaseError } from '../release-error';

/** An object of the bucket, below the store's prefix. */
export interface StoredObject {
  readonly name: string;
  /** Which writing of this name it is: every write and delete here is conditional on it. */
  readonly generation: string;
  /** When it was written, by the server's clock. */
  readonly writtenMs: number;
}

/** The generation of a name that nobody has written. */
export const NOTHING = '0';

const ADDRESS = /^gs:\/\/([a-z0-9][a-z0-9._-]+)(?:\/(.+?))?\/?$/;

const MOST_LISTENERS = 32;

const statusOf = (error: unknown) => (error as { readonly code?: unknown }).code;

/** Not there, or another generation than the one that was named. */
const isChanged = (error: unknown) => statusOf(error) === 404 || statusOf(error) === 412;

const refusal = (address: string, error: unknown) =>
  new ReleaseError(
    `The release store ${address} does not answer: ${error instanceof Error ? error.message : error} ` +
      'It takes an account that may read and write its objects: "gcloud auth application-default login", or ' +
      'GOOGLE_APPLICATION_CREDENTIALS.',
  );

/** The objects of a release store in a bucket, through Google's own client, which asks again where that is safe. */
export class Bucket {
  private constructor(
    private readonly address: string,
    private readonly bucket: GoogleBucket,
    private readonly prefix: string,
  ) {}

  /**
   * The store at `gs://bucket/folder`. Rejects with a ReleaseError where that is no address; so does everything asked of
   * it where it does not answer.
   */
  static async open(address: string): Promise<Bucket> {
    const [, name, folder] = ADDRESS.exec(address) ?? [];
    if (name === undefined)
      throw new ReleaseError(
        `"${address}" names no bucket: RELEASE_STORE is a folder or gs://bucket/folder.`,
      );
    // The client takes a tenth of a second to load, which a store in a folder need not wait for.
    const { Storage } = await import('@google-cloud/storage');
    // It joins more streams for one download than Node takes for sound by itself.
    EventEmitter.defaultMaxListeners = Math.max(MOST_LISTENERS, EventEmitter.defaultMaxListeners);
    return new Bucket(address, new Storage().bucket(name), folder === undefined ? '' : `${folder}/`);
  }

  /** What `asking` gives; undefined where the object is another one than was asked for, or gone. */
  async #unlessChanged<T>(asking: Promise<T>): Promise<T | undefined> {
    try {
      return await asking;
    } catch (error) {
      if (isChanged(error)) return undefined;
      throw refusal(this.address, error);
    }
  }

  #objectOf(file: File): StoredObject {
    const { generation, updated } = file.metadata;
    return {
      name: file.name.slice(this.prefix.length),
      generation: String(generation),
      writtenMs: Date.parse(String(updated)),
    };
  }

  /** All objects of the store. */
  async list(): Promise<readonly StoredObject[]> {
    const listed = await this.#unlessChanged(this.bucket.getFiles({ prefix: this.prefix }));
    if (!listed) throw new ReleaseError(`There is no bucket for the release store ${this.address}.`);
    return listed[0].map((file) => this.#objectOf(file));
  }

  /** An object as it is now; undefined where there is none. */
  async find(name: string): Promise<StoredObject | undefined> {
    const file = this.bucket.file(this.prefix + name);
    return (await this.#unlessChanged(file.getMetadata())) && this.#objectOf(file);
  }

  /** The content of an object; undefined where it was written anew or deleted since it was listed. */
  async read({ name, generation }: StoredObject): Promise<Buffer | undefined> {
    const found = await this.#unlessChanged(this.bucket.file(this.prefix + name, { generation }).download());
    return found?.[0];
  }

  /** Writes an object in place of that `generation`; undefined, and nothing is written, where it is another one by now. */
  async write(name: string, content: Buffer, generation: string): Promise<StoredObject | undefined> {
    const file = this.bucket.file(this.prefix + name);
    const preconditionOpts = { ifGenerationMatch: generation };
    const isWritten = await this.#unlessChanged(
      file.save(content, { resumable: false, preconditionOpts }).then(() => true),
    );
    if (isWritten) return this.#objectOf(file);
    // Asked again after an answer that was lost, the server finds what it has written itself.
    const there = await this.find(name);
    return there && (await this.read(there))?.equals(content) ? there : undefined;
  }

  /** Deletes an object of that `generation`, unless it was written anew or deleted meanwhile. */
  async remove(name: string, generation: string): Promise<void> {
    const file = this.bucket.file(this.prefix + name);
    await this.#unlessChanged(file.delete({ ifGenerationMatch: Number(generation) }));
  }
}

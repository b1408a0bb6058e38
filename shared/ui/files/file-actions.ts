import type { Attachment, Upload } from '@fm/domain/attachment';
import type { Stored } from '@fm/domain/record';
import type { ActionOutcome } from '@fm/platform';
import type { ShowMoreProps } from '../list/show-more';

export type FileRecord = Stored<Attachment>;

/** Why something could not be done, as a sentence. */
export interface FileFailure {
  readonly message: string;
}
/** What came of something done with a file. */
export type FileOutcome = ActionOutcome<FileFailure>;

/** The files of a record as they were read, as `useGrowingAttachments` of `@fm/data` gives them. */
export interface FilesRead {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly rows: readonly FileRecord[];
  readonly failure?: FileFailure;
  /** The way to earlier ones; left out where there are none. */
  readonly more?: Omit<ShowMoreProps, 'called' | 'byHand'> | undefined;
  retry(): void;
}

/** The content of a file as an address for an image. */
export type FileContent =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly url: string }
  | { readonly status: 'failed'; readonly failure: FileFailure; retry(): void };

/** What can be done with the files of a record, as `useFileActions` of `@fm/data` gives it. */
export interface FileActions {
  /** Why none can be added or changed, as a sentence; undefined where they can. */
  readonly lock: string | undefined;
  /** This person can take this file away. */
  mayRemove(file: FileRecord): boolean;
  remove(file: FileRecord): Promise<FileOutcome>;
  change(
    file: FileRecord,
    patch: Partial<Pick<Attachment, 'kind' | 'caption' | 'pairId'>>,
  ): Promise<FileOutcome>;
  /** Hands a file to the browser to keep. */
  download(file: FileRecord): Promise<FileOutcome>;
  /** A hook: the content of a file, read when it is first shown. */
  useContent(file: FileRecord): FileContent;
}

/** Files on their way to a record, as `useUploads` of `@fm/data` gives them. */
export interface UploadActions {
  readonly list: readonly Upload[];
  add(chosen: readonly File[]): void;
  retry(id: string): void;
  discard(id: string): void;
}

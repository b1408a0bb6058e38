import { type Attachment, attachments, CONTENT, type FileOwner, keptType } from '@fm/domain/attachment';
import { type Actor, type Stored, stampOf } from '@fm/domain/record';
import type { Unit } from '@fm/workflows/unit';
import type { Outcome } from '../failure';
import { COMMIT_DEADLINE_MS, commitTogether } from '../write/commit';

/** A slow line carries so much, in bytes a millisecond. */
const SLOWEST = 25;

/** A file that is to be stored. */
export interface NewAttachment
  extends FileOwner,
    Pick<
      Attachment,
      'name' | 'mime' | 'kind' | 'width' | 'height' | 'caption' | 'pairId' | 'itemId' | 'takenAt' | 'thumb'
    > {
  readonly content: Uint8Array;
}

/** A file that is to be stored with the content of another one, which is read when it is its turn. */
export interface FileCopy extends Omit<NewAttachment, 'content'> {
  readonly contentOf: string;
}

/** Adds a file in a unit with other changes, such as the signature with which a job is completed. */
export function createAttachment(
  unit: Unit,
  actor: Actor,
  id: string,
  { content, mime, ...file }: NewAttachment,
): Promise<void> {
  return unit.create(
    attachments,
    id,
    { ...file, mime: keptType(mime), bytes: content.byteLength, by: stampOf(actor) },
    { kind: file.kind === 'signature' ? 'signed' : 'attached', note: file.name },
    { beside: { [CONTENT]: { data: content } } },
  );
}

/**
 * Stores a file with its content, and whatever else `also` changes with it. `id` is kept over tries, so that trying
 * again stores it once.
 */
export const addAttachment = (
  actor: Actor,
  id: string,
  file: NewAttachment,
  also: (unit: Unit) => Promise<void> | void = () => undefined,
): Promise<Outcome<void>> =>
  commitTogether(
    actor,
    async (unit) => {
      await createAttachment(unit, actor, id, file);
      await also(unit);
    },
    { deadlineMs: COMMIT_DEADLINE_MS + file.content.byteLength / SLOWEST },
  );

/** What is changed of a stored file. */
export type FilePatch = Partial<Pick<Attachment, 'name' | 'kind' | 'caption' | 'pairId'>>;

/** Changes what a file is called, what it shows or beside which it is shown. */
export const changeAttachment = (
  actor: Actor,
  base: Stored<Attachment>,
  patch: FilePatch,
): Promise<Outcome<void>> => commitTogether(actor, (unit) => unit.update(attachments, base, patch));

import type { Attachment, FileOwner } from '@fm/domain/attachment';
import type { Stored } from '@fm/domain/record';
import type { CommandInput } from '@fm/workflows/commands';
import { run } from '../commands/run';
import type { Outcome } from '../failure';

/** A file that is to be stored. */
export interface NewAttachment
  extends FileOwner,
    Pick<
      Attachment,
      'name' | 'mime' | 'kind' | 'width' | 'height' | 'caption' | 'pairId' | 'itemId' | 'takenAt' | 'thumb'
    > {
  readonly content: Uint8Array;
}

type Owner = CommandInput<'files.add'>['owner'];

/**
 * Stores a file with its content. `id` is kept over tries, so that trying again stores it once. What waits to be stored
 * is kept by the queue of the record's screen.
 */
export const addAttachment = (
  id: string,
  { entity, customerId: _, ...file }: NewAttachment,
): Promise<Outcome<null>> =>
  run(
    'files.add',
    { id, owner: { type: entity.type, id: entity.id } as Owner, file },
    { keep: false, bytes: file.content.byteLength },
  );

/** What is changed of a stored file. */
export type FilePatch = Partial<Pick<Attachment, 'name' | 'kind' | 'caption' | 'pairId'>>;

/** Changes what a file is called, what it shows or beside which it is shown. */
export const changeAttachment = (base: Stored<Attachment>, patch: FilePatch): Promise<Outcome<null>> =>
  run('files.change', { id: base.id, base, patch });

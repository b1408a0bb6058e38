import { type Attachment, attachments } from '@fm/domain/attachment';
import type { Stored } from '@fm/domain/record';
import { kindOfRole } from '@fm/domain/role';
import { offerUndo } from '@fm/platform';
import { useActor } from '../actor';
import type { Outcome } from '../failure';
import { commitTogether } from '../write/commit';
import { type ContentUrl, downloadAttachment, useContentUrl } from './content-url';
import { changeAttachment, type FilePatch } from './store-attachment';

type File = Stored<Attachment>;

/** What the files of one record depend on. */
export interface FileWays {
  /** Why none can be added or changed, as a sentence; undefined where they can. */
  readonly lock: string | undefined;
  /** Moves one to the trash, and takes it out again, where that changes more than the file. */
  remove?(file: File): Promise<Outcome<void>>;
  restore?(file: File): Promise<Outcome<void>>;
}

/** What can be done with the files of a record. */
export interface FileDeeds {
  readonly lock: string | undefined;
  mayRemove(file: File): boolean;
  /** With a way back at the bottom of the page. */
  remove(file: File): Promise<Outcome<void>>;
  change(file: File, patch: FilePatch): Promise<Outcome<void>>;
  download(file: File): Promise<Outcome<void>>;
  useContent(file: File): ContentUrl;
}

/** What the signed-in person can do with the files of a record. */
export function useFileDeeds({ lock, remove, restore }: FileWays): FileDeeds {
  const actor = useActor();
  const trash = remove ?? ((file) => commitTogether(actor, (unit) => unit.trash(attachments, file.id)));
  const bring = restore ?? ((file) => commitTogether(actor, (unit) => unit.restore(attachments, file.id)));
  return {
    lock,
    // The security rules say the same.
    mayRemove: ({ by }) =>
      lock === undefined && (kindOfRole(actor.role) !== 'manager' || by.uid === actor.uid),
    remove: async (file) => {
      const outcome = await trash(file);
      if (outcome.ok) {
        offerUndo({
          text: `“${file.name}” is in the trash.`,
          undoneText: `“${file.name}” is back.`,
          undo: () => bring(file),
        });
      }
      return outcome;
    },
    change: (file, patch) => changeAttachment(actor, file, patch),
    download: downloadAttachment,
    useContent: useContentUrl,
  };
}

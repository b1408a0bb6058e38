import type { Attachment } from '@fm/domain/attachment';
import type { Stored } from '@fm/domain/record';
import { kindOfRole } from '@fm/domain/role';
import { offerUndo } from '@fm/platform';
import { useActor } from '../actor';
import { run } from '../commands/run';
import type { Outcome } from '../failure';
import { type ContentUrl, downloadAttachment, useContentUrl } from './content-url';
import { changeAttachment, type FilePatch } from './store-attachment';

type File = Stored<Attachment>;

/** What the files of one record depend on. */
export interface FileWays {
  /** Why none can be added or changed, as a sentence; undefined where they can. */
  readonly lock: string | undefined;
}

/** What can be done with the files of a record. */
export interface FileActions {
  readonly lock: string | undefined;
  mayRemove(file: File): boolean;
  /** With a way back at the bottom of the page. */
  remove(file: File): Promise<Outcome<unknown>>;
  change(file: File, patch: FilePatch): Promise<Outcome<unknown>>;
  download(file: File): Promise<Outcome<unknown>>;
  useContent(file: File): ContentUrl;
}

/** What the signed-in person can do with the files of a record. */
export function useFileActions({ lock }: FileWays): FileActions {
  const actor = useActor();
  return {
    lock,
    // The security rules say the same.
    mayRemove: ({ by }) =>
      lock === undefined && (kindOfRole(actor.role) !== 'manager' || by.uid === actor.uid),
    remove: async (file) => {
      const outcome = await run('files.trash', { id: file.id });
      if (outcome.ok) {
        offerUndo({
          text: `“${file.name}” is in the trash.`,
          undoneText: `“${file.name}” is back.`,
          undo: () => run('files.restore', { id: file.id }),
        });
      }
      return outcome;
    },
    change: (file, patch) => changeAttachment(file, patch),
    download: downloadAttachment,
    useContent: useContentUrl,
  };
}

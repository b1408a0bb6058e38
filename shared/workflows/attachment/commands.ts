import { addFile, changeFile, restoreFile, trashFile } from './file-commands';

/** What can be changed about files. */
export const attachmentCommands = [addFile, changeFile, trashFile, restoreFile] as const;

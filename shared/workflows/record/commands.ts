import { putBack } from './put-back';
import { purgeRecord, restoreRecord, trashRecord, trashRecords } from './trash-record';
import { undoChanges } from './undo-changes';

/** What can be done to records of any kind. */
export const recordCommands = [
  trashRecord,
  trashRecords,
  restoreRecord,
  purgeRecord,
  undoChanges,
  putBack,
] as const;

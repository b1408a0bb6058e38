import { putBack } from './put-back';
import { purgeTrashed, restoreRecord, trashRecord, trashRecords } from './trash-record';
import { undoChanges } from './undo-changes';

/** What can be done to records of any kind. */
export const recordCommands = [
  trashRecord,
  trashRecords,
  restoreRecord,
  purgeTrashed,
  undoChanges,
  putBack,
] as const;

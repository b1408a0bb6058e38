/** What is done to chosen orders: one file, which comes once rows can be chosen. */
export { LeadDialog, PriorityDialog, ReplanDialog } from './bulk-dialogs';
export { ScheduleDialog } from './schedule-dialog';
export { CancelDialog, VerifyDialog } from './transition-dialog';

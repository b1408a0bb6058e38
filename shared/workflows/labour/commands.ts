import { removeLabour, restoreLabour, saveLabour } from './save-labour';
import { takeRates } from './take-rates';
import { startTimer, stopTimer } from './timer';

/** What can be changed about the time spent on jobs. */
export const labourCommands = [
  saveLabour,
  removeLabour,
  restoreLabour,
  startTimer,
  stopTimer,
  takeRates,
] as const;

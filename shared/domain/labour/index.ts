export {
  type Job,
  jobOf,
  LABOUR_KIND_LABELS,
  LABOUR_KINDS,
  type Labour,
  type LabourKind,
  labourSchema,
  MAX_MINUTES,
  type TimeSpan,
} from './labour';
export {
  emptyLabour,
  type LabourInput,
  type LabourProblems,
  labourToForm,
  labourToRecord,
  typedSpan,
} from './labour-form';
export { ANY_LABOUR, labourOf } from './labour-kind';
export { LABOUR_RATES_ID, type LabourRates, labourRatesSchema } from './labour-rates';
export { labourRatesOf } from './labour-rates-kind';
export { type LabourTotals, labourCostMinor, labourTotals } from './labour-totals';
export { mayNoteOf, type NoteRight, noteRight } from './may-note';
export { overlapping } from './overlap';
export { measured, type Running, type Timer, timerSchema } from './timer';
export { timers } from './timer-kind';

export {
  type Job,
  jobOf,
  LABOUR_KIND_LABELS,
  LABOUR_KINDS,
  type Labour,
  type LabourKind,
  labourOf,
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
export { LABOUR_RATES_ID, type LabourRates, labourRatesOf, labourRatesSchema } from './labour-rates';
export { type LabourTotals, labourCostMinor, labourTotals } from './labour-totals';
export { mayNoteOf, type NoteRight, noteRight } from './may-note';
export { overlapping } from './overlap';
export { measured, type Running, type Timer, timerSchema, timers } from './timer';

export type { ComputedPatch } from './computed-patch';
export { type Count, MOST_COUNTED, nounFor } from './count';
export type { DemoRecords } from './demo-records';
export {
  DERIVED,
  type Field,
  type FieldFormat,
  type Fields,
  type FieldsOf,
  type Formats,
  fieldsOn,
  isDerived,
  isInHistory,
  putBackOf,
  REPEATED,
} from './field';
export { toForm, toRecord } from './form-values';
export { chunksOf, IN_ONE_QUERY } from './in-one-query';
export {
  type Called,
  type Children,
  calledLabel,
  defineKind,
  type FieldCondition,
  type Followed,
  type Links,
  type RecordKind,
} from './kind';
export { mendedRecord } from './mended';
export { entryKey, partMap } from './part-map';
export { type Filter, type Operand, type Operator, type PathOf, type ValueAt, valueAt } from './path';
export {
  type Actor,
  BY_LINK,
  type Envelope,
  envelopeEntries,
  envelopeSchema,
  isByLink,
  isSystem,
  MAX_TOKENS,
  type Numbered,
  optionalRef,
  type RecordName,
  type Ref,
  recordId,
  ref,
  requiredRef,
  type Stamp,
  type Stored,
  SYSTEM,
  stamp,
  stampOf,
} from './record';
export { isFreeKey, isRecordId, isServersId, isWholeText } from './record-id';
export { type Telling, type TellingKind, tellThose } from './telling';

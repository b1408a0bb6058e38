export type { ComputedPatch } from './computed-patch';
export { type Count, MOST_COUNTED } from './count';
export type { DemoRecords } from './demo-records';
export { defineKind, type Followed, type Links, type RecordKind } from './kind';
export { entryKey, partMap } from './part-map';
export {
  type Actor,
  type Envelope,
  envelopeEntries,
  envelopeSchema,
  MAX_TOKENS,
  type Numbered,
  optionalRef,
  type Ref,
  ref,
  requiredRef,
  type Stamp,
  type Stored,
  stamp,
  stampOf,
} from './record';
export { isRecordId } from './record-id';

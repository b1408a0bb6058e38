import type { RecordKind } from './kind';

/** Records of one kind that the demo shows: what the `src/demo.ts` of an area holds a list of. */
export interface DemoRecords<R extends object = object> {
  readonly kind: RecordKind<R>;
  /** Without envelope: who wrote them and when is the seed's. */
  readonly records: readonly R[];
}

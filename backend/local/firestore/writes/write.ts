import type { Micros } from '../../store/commit-clock';
import type { Path } from '../names';
import type { FieldPath } from '../values/field-path';
import type { Fields, Value } from '../values/value';

/** What must hold of the stored document for a write to happen. */
export type Precondition = { readonly exists: boolean } | { readonly updateTime: Micros };

/** A change of one field that depends on the stored value or on the commit's time. */
export type Transform = { readonly path: FieldPath } & (
  | { readonly kind: 'requestTime' }
  | { readonly kind: 'increment' | 'maximum' | 'minimum'; readonly operand: Value }
  | { readonly kind: 'append' | 'remove'; readonly elements: readonly Value[] }
);

interface Target {
  readonly path: Path;
  readonly precondition?: Precondition | undefined;
}

/** Creates or changes a document. */
export interface UpdateWrite extends Target {
  readonly kind: 'update';
  readonly fields: Fields;
  /** Only these fields change; undefined replaces the document. */
  readonly mask?: readonly FieldPath[] | undefined;
  readonly transforms: readonly Transform[];
}

/** One write of a commit. */
export type Write = UpdateWrite | (Target & { readonly kind: 'delete' | 'verify' });

/** What the client is told about a write. */
export interface WriteResult {
  /** Absent after a deletion. */
  readonly updateTime?: Micros;
  /** One value for each transform, in their order. */
  readonly transformResults: readonly Value[];
}

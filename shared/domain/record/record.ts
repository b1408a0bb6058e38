import * as v from 'valibot';
import { isRecordId } from './record-id';

/** Who did something, as stored with records. The name stays as it was then. */
export const stamp = v.object({
  uid: v.pipe(v.string(), v.maxLength(128)),
  name: v.pipe(v.string(), v.maxLength(400)),
});
export type Stamp = v.InferOutput<typeof stamp>;

/** A record as history and reminders name it: the name of its kind, and its id. */
export interface RecordName {
  readonly type: string;
  readonly id: string;
}

/** The id of a record, wherever one comes from. */
export const recordId = v.pipe(
  v.string(),
  v.check(isRecordId, 'What is named here cannot be found. Reload the page and choose it again.'),
);

/** A record named inside another: its id, and its name for lists. */
export const ref = v.object({
  id: recordId,
  name: v.pipe(v.string(), v.maxLength(400)),
});
export type Ref = v.InferOutput<typeof ref>;

/** A reference a form may leave empty (null). */
export const optionalRef = v.nullable(ref);

/** A reference a form must have; `message` says what to choose. */
export const requiredRef = (message: string) =>
  v.pipe(
    v.nullable(ref),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      if (dataset.value) return dataset.value;
      addIssue({ message });
      return NEVER;
    }),
  );

/** Who acts. `employeeId` links the login to the person that work is assigned to. */
export interface Actor {
  readonly uid: string;
  readonly name: string;
  readonly role: string;
  readonly employeeId?: string | undefined;
}

/** Who acts by the clock, without a person. */
export const SYSTEM: Actor = { uid: 'system', name: 'System', role: '' };

/** Whether nobody but the clock acts. No person has this uid: those of identities are longer. */
export const isSystem = ({ uid }: Actor): boolean => uid === SYSTEM.uid;

/** Who acts through the link that came with an offer. Nobody knows who opened it: a name is what they typed. */
export const BY_LINK: Actor = { uid: 'link', name: 'Customer, by the link', role: 'customer' };

/** Whether somebody acts through a link. No person has this uid either. */
export const isByLink = ({ uid }: Actor): boolean => uid === BY_LINK.uid;

export const stampOf = ({ uid, name }: Actor): Stamp => ({ uid, name });

/** Words a record may be found by at most; more would make every write dearer. */
export const MAX_TOKENS = 60;

/** What every stored record has beside its own fields. */
export const envelopeEntries = {
  number: v.optional(v.string()),
  /** What sorts in the order of the number. */
  numberSort: v.optional(v.string()),
  createdAt: v.date(),
  createdBy: stamp,
  updatedAt: v.date(),
  updatedBy: stamp,
  rev: v.pipe(v.number(), v.integer(), v.minValue(1)),
  trashed: v.boolean(),
  trashedAt: v.optional(v.date()),
  trashedBy: v.optional(stamp),
  tokens: v.optional(v.pipe(v.array(v.string()), v.maxLength(MAX_TOKENS))),
  schema: v.literal(1),
  /** The history entry of the last change: the security rules ask for it in the same commit. */
  lastEvent: v.optional(v.string()),
};
export const envelopeSchema = v.object(envelopeEntries);
export type Envelope = v.InferOutput<typeof envelopeSchema>;

/** A record as read from the store: own fields, envelope, id of its document. */
export type Stored<R extends object> = R &
  Envelope & {
    readonly id: string;
    /** Places where something else was stored than what stands there now: see `mendedRecord`. */
    readonly damaged?: readonly string[] | undefined;
  };

/** A record before or after it got its number. */
export type Numbered<R extends object> = R & { readonly number?: string | undefined };

import type { RecordKind, Ref, Stored } from '@fm/domain/record';
import { FailureSignal, invalid } from '../failure';
import type { Unit } from '../unit';

/** A reference as a form holds it. */
type FormRef = Ref | null | undefined;

/** What a form says of a reference, beside what it was filled with and what is stored now. */
export interface AskedRef {
  readonly typed: FormRef;
  readonly base: FormRef;
  readonly stored: FormRef;
}

/** How a reference is looked at. */
export interface RefCheck<R extends object> {
  readonly kind: RecordKind<R>;
  /** Name of the field in the input, and what to do where the reference leads nowhere. */
  readonly field: string;
  readonly message: string;
  readonly nameOf: (record: Stored<R>) => string;
  /** Whether the record belongs to what else the form names. */
  readonly fits?: (record: Stored<R>) => boolean;
  /** What else the form names is another than is stored, so that a reference that stays is looked at as well. */
  readonly again?: boolean;
}

/**
 * The reference that a save leaves, with the name from the record that it leads to; null for none. One that stays as it
 * is stored may lead to a record in the trash. Throws an `invalid` failure that names the field for any other.
 */
export async function namedRef<R extends object>(
  unit: Unit,
  { typed, base, stored }: AskedRef,
  { kind, field, message, nameOf, fits, again = false }: RefCheck<R>,
): Promise<Ref | null> {
  // What the form left alone stays as somebody else may have changed it meanwhile.
  const asked = stored && typed?.id === base?.id ? stored : typed;
  if (!asked) return null;
  if (asked.id === stored?.id && !again) return stored;
  const record = await unit.find(kind, asked.id);
  const isKept = asked.id === stored?.id;
  if (!record || (record.trashed && !isKept) || fits?.(record) === false)
    throw new FailureSignal(invalid(message, { [field]: message }));
  return { id: asked.id, name: nameOf(record) };
}

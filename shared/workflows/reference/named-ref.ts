import { employees } from '@fm/domain/employee';
import type { RecordKind, Ref, Stored } from '@fm/domain/record';
import { FailureSignal, invalid } from '../failure';
import type { Unit } from '../unit';

/** A reference as a form holds it. */
type FormRef = Ref | null | undefined;

/** What a form was filled with, and what is stored now. */
interface KnownRef {
  readonly base: FormRef;
  readonly stored: FormRef;
}

/** What a form says of a reference, beside what was there before. */
export type AskedRef<F extends FormRef> = { readonly typed: F } & (
  | KnownRef
  | { readonly [K in keyof KnownRef]?: never }
);

/** How a reference is looked at. */
export interface RefCheck<R extends object> {
  readonly kind: RecordKind<R>;
  /** Name of the field in the input, and what to do where the reference leads nowhere. */
  readonly field: string;
  readonly message: string;
  /** Whether the record belongs to what else the form names. */
  readonly fits?: (record: Stored<R>) => boolean;
  /** What else the form names is another than is stored, so that a reference that stays is looked at as well. */
  readonly again?: boolean;
}

/**
 * The reference that a save leaves, called as the record is that it leads to; null for none. One that stays as it is
 * stored may lead to a record in the trash. Throws an `invalid` failure that names the field for any other.
 */
export async function namedRef<R extends object, F extends FormRef>(
  unit: Unit,
  { typed, base, stored }: AskedRef<F>,
  { kind, field, message, fits, again = false }: RefCheck<R>,
): Promise<F extends Ref ? Ref : Ref | null> {
  // What the form left alone stays as somebody else may have changed it meanwhile.
  const asked = stored && typed?.id === base?.id ? stored : typed;
  if (!asked) return null as F extends Ref ? Ref : null;
  const isKept = asked.id === stored?.id;
  if (isKept && !again) return stored;
  const record = await unit.find(kind, asked.id);
  if (!record || (record.trashed && !isKept) || fits?.(record) === false)
    throw new FailureSignal(invalid(message, { [field]: message }));
  return { id: asked.id, name: kind.label(record) };
}

/** An employee whom somebody chose; see `namedRef`. */
export const personRef = <F extends FormRef>(unit: Unit, field: string, asked: AskedRef<F>) =>
  namedRef(unit, asked, {
    kind: employees,
    field,
    message: 'This person is no longer an employee. Choose somebody else.',
  });

/** Who does a job, as it is stored. */
interface JobCrew {
  readonly leadId?: string | undefined;
  readonly leadName?: string | undefined;
  readonly crewRefs?: readonly Ref[] | undefined;
}

/** Who does a job, as a form says. */
interface TypedCrew {
  readonly leadRef: Ref | null;
  readonly crewRefs: readonly Ref[];
}

/** Lead and crew of a job or of a plan at `place` of the input; who is on it already stays, also where they are gone. */
export async function crewOf(
  unit: Unit,
  { leadRef, crewRefs }: TypedCrew,
  stored: JobCrew | undefined,
  place: string,
): Promise<{ leadRef: Ref | null; crewRefs: Ref[] }> {
  const { leadId = '', leadName = '', crewRefs: known = [] } = stored ?? {};
  const before = new Map([...known, { id: leadId, name: leadName }].map((one) => [one.id, one]));
  const people = <F extends Ref | null>(field: string, typed: F) =>
    personRef(unit, `${place}.${field}`, { typed, base: null, stored: typed && before.get(typed.id) });
  return {
    leadRef: await people('leadRef', leadRef),
    crewRefs: await Promise.all(crewRefs.map((typed) => people('crewRefs', typed))),
  };
}

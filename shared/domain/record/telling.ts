/** What people are told of when a record changes, apart from what the clock tells. */
export type TellingKind = 'assigned' | 'mentioned' | 'changed' | 'answered' | 'asked' | 'review';

/** Whom a change concerns, and what it is told as. */
export interface Telling {
  readonly kind: TellingKind;
  /** Ids of employees. */
  readonly employees?: readonly string[];
  /** Uids of logins. */
  readonly logins?: readonly string[];
  /** Another record, whose maker it is for. */
  readonly makerOf?: { readonly type: string; readonly id: string } | undefined;
}

/** Of a change, for those who see to the record: assigned to who is new, changed for who was there before. */
export const tellThose =
  <R>(employeesOf: (record: R) => readonly string[]) =>
  (before: R | undefined, after: R): readonly Telling[] => {
    const known = new Set(before ? employeesOf(before) : []);
    const now = employeesOf(after);
    return [
      { kind: 'assigned', employees: now.filter((id) => !known.has(id)) },
      { kind: 'changed', employees: now.filter((id) => known.has(id)) },
    ];
  };

/**
 * One allowed change of status. `who`, `unless` and `when` name facts about actor and record that each state machine
 * computes: any of `who` must hold, none of `unless`, all of `when`.
 */
export interface Transition<S extends string, F extends string> {
  readonly from: readonly S[];
  readonly to: S;
  /** What the button says: a verb. */
  readonly label: string;
  readonly who: readonly F[];
  readonly unless?: readonly F[];
  readonly when?: readonly F[];
  /** Inputs that must be given, by field name. */
  readonly needs?: readonly string[];
  /** What most records make next from there: screens offer it first. */
  readonly usual?: true;
}

/** A transition that helps to take another one back, with what it needs. */
export interface UndoTransition<S extends string, I extends object> {
  readonly to: S;
  readonly input: I;
}

/** Facts about an actor and a record, as a state machine names them. */
export type Facts<F extends string> = ReadonlySet<F>;

/** A state machine as data; screens, rules and tests read the same rows. */
export interface Transitions<S extends string, F extends string> {
  readonly rows: readonly Transition<S, F>[];
  /** The row for a change, whoever asks. */
  between(from: S, to: S): Transition<S, F> | undefined;
  /** Changes open from a status to someone with these facts; what the buttons offer. */
  next(from: S, facts: Facts<F>): readonly Transition<S, F>[];
  /** Why a change is refused, as a sentence; undefined when it is allowed. */
  refusal(from: S, to: S, facts: Facts<F>, labels: Readonly<Record<S, string>>): string | undefined;
}

export function defineTransitions<S extends string, F extends string>(
  rows: readonly Transition<S, F>[],
): Transitions<S, F> {
  const fits = (row: Transition<S, F>, facts: Facts<F>) =>
    mayDo(row, facts) && (row.when ?? []).every((fact) => facts.has(fact));
  const all = (from: S, to: S) => rows.filter((row) => row.to === to && row.from.includes(from));
  return {
    rows,
    between: (from, to) => all(from, to)[0],
    next: (from, facts) => rows.filter((row) => row.from.includes(from) && fits(row, facts)),
    refusal: (from, to, facts, labels) => {
      const candidates = all(from, to);
      if (candidates.some((row) => fits(row, facts))) return undefined;
      if (candidates.length > 0 && !candidates.some((row) => mayDo(row, facts))) {
        return 'You are not allowed to do this here. Ask someone who is, or an administrator.';
      }
      return `“${labels[from]}” cannot become “${labels[to]}”.`;
    },
  };
}

function mayDo<S extends string, F extends string>(row: Transition<S, F>, facts: Facts<F>): boolean {
  return row.who.some((fact) => facts.has(fact)) && !(row.unless ?? []).some((fact) => facts.has(fact));
}

/** The outcome of a transition: what to write, or why not, field by field. */
export type TransitionOutcome<R extends object> =
  | {
      readonly ok: true;
      readonly patch: Partial<R>;
      readonly kind: 'status' | 'changed';
      readonly note?: string;
    }
  | { readonly ok: false; readonly message: string; readonly fields?: Readonly<Record<string, string>> };

/** A transition that is refused as a whole. */
export const refused = (message: string): { ok: false; message: string } => ({ ok: false, message });

/** A transition that lacks something; gives undefined when no field does. */
export function lacking(
  fields: Readonly<Record<string, string | undefined>>,
): { ok: false; message: string; fields: Record<string, string> } | undefined {
  const missing = Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const [first] = missing;
  return first && { ok: false, message: first[1], fields: Object.fromEntries(missing) };
}

/** A transition that is allowed: the fields it writes, and the words the history keeps. */
export function allowed<R extends object>(patch: Partial<R>, note?: string): TransitionOutcome<R> {
  const words = note?.trim();
  return { ok: true, patch, kind: 'status', ...(words ? { note: words } : {}) };
}

import type { RecordKind } from '@fm/domain/record';
import { parse } from 'valibot';

/** When samples are made, and what they belong to. */
export const TODAY = '2026-11-20';
export const customerRef = { id: 'c1', name: 'Elbe Clinic' };
export const siteRef = { id: 's1', name: 'North wing' };

/** A new record of a kind with nearly everything filled in, as its form would give it. */
export interface Sample<R extends object> {
  readonly kind: RecordKind<R>;
  readonly values: R;
  /** A harmless edit. */
  readonly edit: Partial<R>;
}

/** A sample as the app would store it. */
export const sample = <R extends object>(kind: RecordKind<R>, values: R, edit: Partial<R>): Sample<R> => ({
  kind,
  // As in the app: what a form gives is checked with the schema, and what is undefined is left out.
  values: Object.fromEntries(
    Object.entries(parse(kind.schema, values) as object).filter(([, value]) => value !== undefined),
  ) as R,
  edit,
});

export const address = {
  line1: 'Kastanienallee 12',
  line2: 'Hof',
  postcode: '10435',
  city: 'Berlin',
  country: 'DE',
};

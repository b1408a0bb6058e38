/** What to write into a record as it stands, or why nothing is written. */
export type ComputedPatch<R> =
  | { readonly ok: true; readonly patch: Partial<R>; readonly kind?: 'changed' | 'assigned' }
  | { readonly ok: false; readonly message: string };

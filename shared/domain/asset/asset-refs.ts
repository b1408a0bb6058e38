import * as v from 'valibot';
import { type Ref, ref } from '../record';

/** Assets one job or plan is about at most. */
export const MAX_ASSETS = 20;

/** The assets a form chooses. */
export const assetRefsForm = v.pipe(
  v.array(ref),
  v.maxLength(MAX_ASSETS, `Choose at most ${MAX_ASSETS} assets.`),
);

/** The assets a job or a plan is about, all at its site; the bare ids beside them are for queries. */
export const assetRefsEntries = {
  assetRefs: v.optional(v.pipe(v.array(ref), v.maxLength(MAX_ASSETS))),
  assetIds: v.optional(v.pipe(v.array(v.string()), v.maxLength(MAX_ASSETS))),
};

/** Both fields as records keep them: absent where no asset is chosen. */
export const assetRefsFields = (refs: readonly Ref[] | undefined) =>
  refs && refs.length > 0
    ? { assetRefs: [...refs], assetIds: refs.map(({ id }) => id) }
    : { assetRefs: undefined, assetIds: undefined };

import * as v from 'valibot';

/** Letters of a view's name at most. */
export const MAX_VIEW_NAME = 40;

/** How a list was looked at, kept under a name: for oneself, or for everybody. */
export const savedViewSchema = v.object({
  ownerId: v.pipe(v.string(), v.maxLength(128)),
  /** Which list: its path, such as `/customers`. */
  screen: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  name: v.pipe(v.string(), v.minLength(1, 'Enter a name.'), v.maxLength(MAX_VIEW_NAME)),
  /** The part of the address that says filters, search and order: `status=lead&sort=changed.desc`. */
  query: v.pipe(v.string(), v.maxLength(2000, 'There are too many filters to keep.')),
  shared: v.boolean(),
  /** The list opens with it for its owner. */
  isDefault: v.boolean(),
  order: v.pipe(v.number(), v.safeInteger()),
});
export type SavedView = v.InferOutput<typeof savedViewSchema>;

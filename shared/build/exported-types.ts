/**
 * What our shared modules export, as areas import it: `modules` has the type of each name by module, `types` what the
 * types with a name that stand in there come to. It is written by `npm run types -- --write`, into
 * `exported-types.json`, where whoever reviews a change sees what it changes for areas that are deployed.
 */
export interface ExportedTypes {
  readonly modules: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly types: Readonly<Record<string, string>>;
}

import { CONTACT_FIELDS } from './contact-fields';
import type { Part, PartField } from './part-column';
import { SITE_FIELDS } from './site-fields';

/** What a file can say of the parts of a customer. */
export const PART_FIELDS: readonly PartField[] = [...SITE_FIELDS, ...CONTACT_FIELDS];

/** The columns of sites, and of contacts. */
export const columnsOfPart = (of: Part): readonly string[] =>
  PART_FIELDS.filter((field) => field.of === of).map(({ id }) => id);

/** The fields of the record of a part that a row says something of. */
export const importedFields = (of: Part, given: ReadonlySet<string>): readonly string[] => {
  const filled = PART_FIELDS.filter((field) => field.of === of && given.has(field.id));
  return [...new Set(filled.map(({ field }) => field))];
};

import { catalogueForm, catalogueItems } from '@fm/domain/catalogue';
import { FailureSignal, invalid } from '../failure';
import { defineSave } from '../save';
import { otherNumbered } from './numbered';

/** Creates an item of the catalogue, or saves its form; no two items have one number. */
export const saveItem = defineSave('catalogue.save', 'offers:edit', {
  kind: catalogueItems,
  schema: catalogueForm.schema,
  toRecord: (values) => catalogueForm.toRecord(values),
  async check(unit, { id, values }) {
    const other = await otherNumbered(unit, id, values.itemNo);
    if (!other) return;
    const taken = `“${other.name}” already has this number. Choose another one.`;
    throw new FailureSignal(
      invalid('Nothing was saved: look at the marked field.', { 'values.itemNo': taken }),
    );
  },
});

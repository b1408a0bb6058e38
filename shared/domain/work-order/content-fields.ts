import { type Fields, REPEATED } from '../record';
import { CHECKLIST_KIND_LABELS, PASS_FAIL_LABELS } from './checklist';

/** The fields of a checklist item. */
export const checklistFields: Fields = {
  order: REPEATED,
  label: 'label',
  required: 'required',
  note: 'note',
  // Who filled an item in, and when, is true of that value alone.
  by: { label: 'by', putBack: 'together' },
  at: { label: 'at', putBack: 'together' },
  kind: { label: 'kind', labels: CHECKLIST_KIND_LABELS },
  value: { label: 'value', labels: PASS_FAIL_LABELS, format: 'filled', putBack: 'together' },
  unit: 'unit',
  min: 'min',
  max: 'max',
  options: 'options',
  assetRef: 'asset',
};

const lineFields: Fields = {
  order: REPEATED,
  billable: 'billable',
  by: { label: 'by', putBack: 'together' },
  at: { label: 'at', putBack: 'together' },
};

/** The fields of something that a job uses up. What it costs is for the office alone. */
export const partFields: Fields = {
  ...lineFields,
  name: 'name',
  sku: 'sku',
  itemRef: 'item',
  unit: 'unit',
  qtyMilli: { label: 'quantity', format: 'thousandths' },
  costMinor: { label: 'cost', format: 'money', restricted: {} },
  priceMinor: { label: 'price', format: 'money', restricted: {} },
  roundingMinor: { label: 'rounding', format: 'money', restricted: {} },
  taxBp: { label: 'tax', format: 'share' },
};

/** The fields of what else a job costs. */
export const costFields: Fields = {
  ...lineFields,
  label: 'label',
  amountMinor: { label: 'amount', format: 'money', restricted: { instead: 0 } },
};

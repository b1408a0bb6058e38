import * as v from 'valibot';
import { instant } from '../instant';
import { minor } from '../money';
import { qtyMilli } from '../quantity';
import { optionalRef, partMap, ref, stamp } from '../record';
import { filled, optionalText, requiredText } from '../text';

export const MAX_PARTS = 100;
export const MAX_COSTS = 50;
const MAX_QTY_MILLI = 100_000_000;
/** A million: with 100,000 of it on 100 lines still an exact integer in cents. */
const MAX_MINOR = 100_000_000;

const line = {
  order: v.pipe(v.number(), v.finite()),
  billable: v.boolean(),
  /** Who wrote it last; set with the line. */
  by: v.optional(stamp),
  at: v.optional(instant),
};
const amount = v.pipe(minor, v.minValue(0), v.maxValue(MAX_MINOR));

/** Something a job uses up. What it costs and is sold for may not be known yet: who adds it on the site need not know. */
export const orderPartSchema = v.object({
  ...line,
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  sku: v.optional(v.pipe(v.string(), v.maxLength(60))),
  unit: v.pipe(v.string(), v.maxLength(20)),
  qtyMilli: v.pipe(qtyMilli, v.minValue(1), v.maxValue(MAX_QTY_MILLI)),
  /** Of one unit. */
  costMinor: v.optional(amount),
  priceMinor: v.optional(amount),
  /** Cents that bring the line to what was agreed, where no price of one does. Goes with the quantity and price. */
  roundingMinor: v.optional(v.pipe(minor, v.minValue(-MAX_MINOR), v.maxValue(MAX_MINOR))),
  taxBp: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  /** The item of the catalogue it was taken from, by its id and number. Nothing follows when that changes. */
  itemRef: v.optional(ref),
});
export type OrderPart = v.InferOutput<typeof orderPartSchema>;

/** Anything else a job costs: a lift that is hired, parking, a disposal fee. */
export const orderCostSchema = v.object({
  ...line,
  label: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  amountMinor: amount,
});
export type OrderCost = v.InferOutput<typeof orderCostSchema>;

/** Maps by line id, so that two people on two lines write different fields. */
export const orderPartsSchema = partMap(orderPartSchema, MAX_PARTS, `Keep at most ${MAX_PARTS} parts.`);
export const orderCostsSchema = partMap(orderCostSchema, MAX_COSTS, `Keep at most ${MAX_COSTS} costs.`);
export type OrderParts = Readonly<Record<string, OrderPart>>;
export type OrderCosts = Readonly<Record<string, OrderCost>>;

/** Lines in their order, each with its id. */
export const linesInOrder = <L extends { readonly order: number }>(
  lines: Readonly<Record<string, L>> = {},
): (L & { readonly id: string })[] =>
  Object.entries(lines)
    .map(([id, entry]) => ({ ...entry, id }))
    .sort((a, b) => a.order - b.order || a.id.localeCompare(b.id));

/** Lines as they are typed, signed by whoever wrote them `before`. */
export const signedAsBefore = <L extends OrderParts | OrderCosts>(lines: L, before: L | undefined): L =>
  Object.fromEntries(
    Object.entries(lines).map(([id, { by: _by, at: _at, ...line }]) => {
      const { by, at } = before?.[id] ?? {};
      return [id, { ...line, ...(by && { by }), ...(at && { at }) }];
    }),
  ) as unknown as L;

const quantityMessage = 'Enter a quantity above 0, up to 100,000.';
const amountMessage = 'Enter an amount from 0 to 1,000,000.';
const formAmount = v.pipe(
  v.number(amountMessage),
  v.integer(amountMessage),
  v.minValue(0, amountMessage),
  v.maxValue(MAX_MINOR, amountMessage),
);

/** A part as it is typed. */
export const partFormSchema = v.object({
  name: requiredText('what it is', 1, 200),
  sku: optionalText(60),
  unit: optionalText(20),
  qtyMilli: v.pipe(
    v.number(quantityMessage),
    v.integer('Enter a quantity with at most 3 decimals.'),
    v.minValue(1, quantityMessage),
    v.maxValue(MAX_QTY_MILLI, quantityMessage),
  ),
  costMinor: v.nullable(formAmount),
  priceMinor: v.nullable(formAmount),
  taxBp: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  billable: v.boolean(),
  /** The item of the catalogue that it was taken from. */
  itemRef: v.optional(optionalRef),
});
export type PartInput = Omit<v.InferInput<typeof partFormSchema>, 'qtyMilli'> & {
  readonly qtyMilli: number | null;
};

/** Any other cost as it is typed. */
export const costFormSchema = v.object({
  label: requiredText('what it is for', 1, 200),
  amountMinor: formAmount,
  billable: v.boolean(),
});
export type CostInput = Omit<v.InferInput<typeof costFormSchema>, 'amountMinor'> & {
  readonly amountMinor: number | null;
};

export const emptyPart = (taxBp: number): PartInput => ({
  name: '',
  sku: '',
  unit: 'pcs',
  qtyMilli: 1000,
  costMinor: null,
  priceMinor: null,
  taxBp,
  billable: true,
  itemRef: null,
});
export const emptyCost = (): CostInput => ({ label: '', amountMinor: null, billable: true });

export const partToForm = ({
  order: _order,
  by: _by,
  at: _at,
  roundingMinor: _rounding,
  ...part
}: OrderPart): PartInput => ({
  ...part,
  sku: part.sku ?? '',
  costMinor: part.costMinor ?? null,
  priceMinor: part.priceMinor ?? null,
  itemRef: part.itemRef ?? null,
});
export const costToForm = ({ label, amountMinor, billable }: OrderCost): CostInput => ({
  label,
  amountMinor,
  billable,
});

/** The fields of a part as it is stored; its place is not typed. A line of `before` that costs the same keeps its cents. */
export const partToRecord = (
  values: v.InferOutput<typeof partFormSchema>,
  before?: OrderPart,
): Omit<OrderPart, 'order'> => ({
  ...values,
  sku: filled(values.sku),
  costMinor: values.costMinor ?? undefined,
  priceMinor: values.priceMinor ?? undefined,
  itemRef: values.itemRef === undefined ? before?.itemRef : (values.itemRef ?? undefined),
  roundingMinor:
    before?.qtyMilli === values.qtyMilli && before.priceMinor === values.priceMinor
      ? before.roundingMinor
      : undefined,
});

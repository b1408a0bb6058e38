import type { Outcome } from '@fm/data';
import type { LineRight, OrderCost, OrderPart } from '@fm/domain/work-order';

/** Parts or other costs. */
export type LineKind = 'parts' | 'costs';
export type PartFields = Omit<OrderPart, 'order'>;
export type CostFields = Omit<OrderCost, 'order'>;

/** How the lines of an order are changed: in its form together with the rest, on its page one by one. */
export interface LinesEditing {
  readonly right: LineRight;
  /** Money is shown. */
  readonly priced: boolean;
  /** Where what is typed into a dialog is kept. */
  readonly draftPath: string;
  save(kind: LineKind, id: string, fields: PartFields | CostFields): Promise<Outcome<unknown>>;
  remove(kind: LineKind, id: string): Promise<Outcome<unknown>>;
}

/** A place behind all lines. */
export const nextPlace = (lines: Readonly<Record<string, { readonly order: number }>>): number =>
  Object.values(lines).reduce((highest, { order }) => Math.max(highest, order + 1), 0);

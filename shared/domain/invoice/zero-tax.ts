import type { Invoice } from './invoice';

export const ZERO_TAXES = ['zero', 'exempt', 'reverse'] as const;
/** Why positions have a tax of 0 %: by their rate, by an exemption, or because the customer owes the tax. */
export type ZeroTax = (typeof ZERO_TAXES)[number];
export const ZERO_TAX_LABELS: Readonly<Record<ZeroTax, string>> = {
  zero: 'Zero rate',
  exempt: 'Exempt from tax',
  reverse: 'Reverse charge: the customer owes the tax',
};

type Taxed = Pick<Invoice, 'positions' | 'zeroTax'>;

/** Why the positions at 0 % of an invoice have no tax; undefined where it has none. */
export const zeroTaxOf = ({ positions, zeroTax = 'zero' }: Taxed): ZeroTax | undefined =>
  Object.values(positions).some(({ taxBp }) => taxBp === 0) ? zeroTax : undefined;

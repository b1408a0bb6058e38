import { formatMoney } from '@fm/domain/money';
import type { OfferPage } from '../page-models/offer-page';

/** What a paper says in the end, in cents; taxes from the lowest. */
export interface Figures {
  readonly net: number;
  readonly taxes: readonly number[];
  readonly gross: number;
}

/** An amount of money as it reads, in cents. */
export const cents = (money: string | undefined): number => Number((money ?? '').replace(/\D/g, ''));

/** Amounts from the lowest. */
export const rising = (amounts: readonly number[]): number[] => [...amounts].sort((a, b) => a - b);
/** All taxes of a paper. */
export const taxIn = ({ taxes }: Figures): number => taxes.reduce((sum, tax) => sum + tax, 0);

/** As an offer or an invoice is stored. */
export function figuresOf({ netMinor, taxByRate, grossMinor }: Readonly<Record<string, unknown>>): Figures {
  const rates = Object.values(taxByRate as Record<string, { taxMinor: number }>);
  return {
    net: Number(netMinor),
    taxes: rising(rates.map(({ taxMinor }) => taxMinor)),
    gross: Number(grossMinor),
  };
}

/** The amounts as a document in one of both languages writes them. */
export const written = ({ net, taxes, gross }: Figures, text: string): string[] =>
  [net, ...taxes, gross].map((minor) =>
    formatMoney(minor, 'EUR', /Gesamtbetrag|Rechnung/.test(text) ? 'de-DE' : 'en-GB'),
  );

/** As the table of totals on the screen says. */
export async function figuresShown(offer: OfferPage): Promise<Figures> {
  const rows = await offer.figures();
  const amounts = (label: RegExp) =>
    rows.filter(([name = '']) => label.test(name)).map((cells) => cents(cells.at(-1)));
  return {
    net: amounts(/^Net/)[0] ?? 0,
    taxes: rising(amounts(/^Tax \d/)),
    gross: amounts(/^Total with tax/)[0] ?? 0,
  };
}

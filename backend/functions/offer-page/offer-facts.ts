import type { Employee } from '@fm/domain/employee';
import { formatMoney } from '@fm/domain/money';
import type { OfferLanguage } from '@fm/domain/offer';
import { LINK_LOCALES } from '@fm/domain/offer-link';
import { type Html, html } from './html';
import { DE, EN, type PageTexts } from './page-texts';

/** How one language says and writes things. */
export interface Speech {
  readonly language: OfferLanguage;
  readonly texts: PageTexts;
  readonly money: (minor: number, currency: string) => string;
  readonly share: (basisPoints: number) => string;
  readonly quantity: (milli: number) => string;
}

export function speechOf(language: OfferLanguage): Speech {
  const locale = LINK_LOCALES[language];
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const quantity = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  return {
    language,
    texts: language === 'de' ? DE : EN,
    money: (minor, currency) => formatMoney(minor, currency, locale),
    share: (basisPoints) => share.format(basisPoints / 10_000),
    quantity: (milli) => quantity.format(milli / 1000),
  };
}

/** The person at the company that a customer can turn to. */
export type ContactPerson = Pick<Employee, 'displayName' | 'email' | 'phone'>;

/** Whom to call or write to. */
export const contactPart = ({ texts }: Speech, person: ContactPerson | undefined): Html =>
  person
    ? html`<p>${texts.contact}: ${person.displayName}${person.phone && html`, <a href="tel:${person.phone.replace(/[^+\d]/g, '')}">${person.phone}</a>`}${person.email && html`, <a href="mailto:${person.email}">${person.email}</a>`}</p>`
    : html`<p>${texts.noContact}</p>`;

import type { Numbered } from '../record';
import { creditedNumber } from './credit-note';
import type { Invoice } from './invoice';

type Mailed = Numbered<Pick<Invoice, 'sort' | 'title' | 'language' | 'creditsRef'>>;

/** What a mail with an approved invoice or a credit note says until somebody changes it. */
export function invoiceMail({ number = '', sort, title, language, creditsRef }: Mailed): {
  readonly subject: string;
  readonly text: string;
} {
  const taken = creditsRef ? creditedNumber(creditsRef) : title;
  const [subject, sentence] = {
    de: {
      invoice: [`Rechnung ${number}`, `im Anhang finden Sie unsere Rechnung ${number} (${title}).`],
      credit: [
        `Rechnungskorrektur ${number}`,
        `im Anhang finden Sie unsere Rechnungskorrektur ${number} zur Rechnung ${taken}.`,
      ],
    },
    en: {
      invoice: [`Invoice ${number}`, `please find attached our invoice ${number} (${title}).`],
      credit: [
        `Credit note ${number}`,
        `please find attached our credit note ${number} for invoice ${taken}.`,
      ],
    },
  }[language][sort] as [string, string];
  const greeting = language === 'de' ? 'Guten Tag,' : 'Dear Sir or Madam,';
  const goodbye = language === 'de' ? 'Mit freundlichen Grüßen' : 'Kind regards';
  return { subject, text: [greeting, sentence, goodbye].join('\n\n') };
}

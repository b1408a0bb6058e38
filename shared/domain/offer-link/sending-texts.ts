import type { CalendarDay } from '../calendar-day';
import type { Offer, OfferLanguage } from '../offer';
import type { Numbered } from '../record';

/** How a language writes days and amounts. */
export const LINK_LOCALES: Readonly<Record<OfferLanguage, string>> = { de: 'de-DE', en: 'en-GB' };

/** A day as a customer reads it: "20. Dezember 2026". */
export const linkDay = (day: CalendarDay, language: OfferLanguage): string =>
  new Intl.DateTimeFormat(LINK_LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** What a mail with an offer says of its link. */
export function sendingTexts({ validUntil }: Pick<Offer, 'validUntil'>, language: OfferLanguage) {
  const day = linkDay(validUntil, language);
  return language === 'de'
    ? {
        action: 'Angebot ansehen und antworten',
        closing: `Das Angebot gilt bis zum ${day}. Der Link ist für Sie bestimmt: Wer ihn hat, kann das Angebot annehmen.`,
      }
    : {
        action: 'View the offer and answer',
        closing: `The offer is valid until ${day}. The link is meant for you: whoever has it can accept the offer.`,
      };
}

interface MailDraftOf {
  readonly offer: Numbered<Pick<Offer, 'title' | 'validUntil'>>;
  readonly language: OfferLanguage;
  /** The person it goes to, where that is known. */
  readonly contact: string | undefined;
}

/** What a mail with an offer says until somebody changes it. */
export function mailDraft({ offer, language, contact }: MailDraftOf): {
  readonly subject: string;
  readonly text: string;
} {
  const { number, title } = offer;
  const name = number === undefined ? title : `${number}, ${title}`;
  if (language === 'de')
    return {
      subject: `Unser Angebot ${name}`.slice(0, 200),
      text: [
        contact === undefined ? 'Guten Tag,' : `Guten Tag ${contact},`,
        `vielen Dank für Ihre Anfrage. Im Anhang finden Sie unser Angebot „${title}“.`,
        'Über den Link können Sie es ansehen, auswählen, was Sie möchten, und es annehmen. Dort können Sie uns auch etwas fragen.',
        'Mit freundlichen Grüßen',
      ].join('\n\n'),
    };
  return {
    subject: `Our offer ${name}`.slice(0, 200),
    text: [
      contact === undefined ? 'Dear Sir or Madam,' : `Dear ${contact},`,
      `thank you for your enquiry. Please find attached our offer “${title}”.`,
      'By the link you can look at it, choose what you would like, and accept it. You can also ask us a question there.',
      'Kind regards',
    ].join('\n\n'),
  };
}

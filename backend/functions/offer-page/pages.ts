import type { Company } from '@fm/domain/company';
import type { Offer } from '@fm/domain/offer';
import type { Choices } from '@fm/domain/offer-link';
import type { Stored } from '@fm/domain/record';
import { acceptPart, otherAnswers } from './answer-part';
import { html } from './html';
import { type ContactPerson, contactPart, type Speech } from './offer-facts';
import { headPart, linesPart, totalsPart } from './offer-part';
import { framed, type PageAnswer } from './page-frame';
import type { FormErrors, SentForm } from './sent-form';

interface OfPage {
  readonly speech: Speech;
  readonly person: ContactPerson | undefined;
  readonly company: Company;
  readonly sender: string;
}

interface OfOffer extends OfPage {
  readonly offer: Stored<Offer>;
  readonly choices: Choices;
  /** What was sent and is shown again. */
  readonly sent: SentForm | undefined;
  readonly errors: FormErrors;
  readonly hasAsked: boolean;
}

/** The offer with everything that can be answered. */
export function offerPage({
  offer,
  speech,
  choices,
  sent,
  errors,
  hasAsked,
  person,
  ...frame
}: OfOffer): PageAnswer {
  const { texts, language } = speech;
  const isWrong = Object.keys(errors).length > 0;
  const { terms } = offer;
  return framed({
    ...frame,
    language,
    status: isWrong ? 422 : 200,
    title: offer.title,
    scripted: true,
    content: html`${hasAsked && html`<p class="notice" role="status">${texts.asked}</p>`}${isWrong && html`<p class="notice wrong" role="alert">${texts.wrong}</p>`}${headPart(offer, speech)}
<form method="post" class="answer-form">${linesPart(offer, choices, speech, errors.option)}
<section class="card"><h2>${texts.total}</h2><div data-follows="total" role="status">${totalsPart(offer, choices, speech)}</div>
<button name="do" value="recalculate" class="quiet again">${texts.recalculate}</button></section>
${terms && html`<section class="card"><p class="text" dir="auto">${terms}</p></section>`}
${acceptPart({ speech, sent, errors })}</form>
${otherAnswers({ speech, sent, errors })}
${contactPart(speech, person)}`,
  });
}

interface OfNotice extends OfPage {
  readonly status: number;
  /** What became of the offer, and what that means. */
  readonly words: readonly [title: string, text: string];
}

/** What became of the offer, and whom to turn to; nothing of the offer itself. */
export const noticePage = ({
  status,
  words: [title, text],
  speech,
  person,
  ...frame
}: OfNotice): PageAnswer =>
  framed({
    ...frame,
    status,
    language: speech.language,
    title,
    content: html`<section class="card"><h1>${title}</h1><p>${text}</p>${contactPart(speech, person)}</section>`,
  });

const REFUSALS: Readonly<Record<number, readonly [german: string, english: string]>> = {
  404: [
    'Dieser Link führt zu keinem Angebot. Vielleicht ist er unvollständig, oder es gibt einen neueren. Bitte wenden Sie sich an uns.',
    'This link leads to no offer. It may be incomplete, or there is a newer one. Please get in touch with us.',
  ],
  429: [
    'Das waren sehr viele Anfragen. Bitte versuchen Sie es in zehn Minuten noch einmal.',
    'These were a lot of requests. Please try again in ten minutes.',
  ],
};
const OTHER_REFUSAL = [
  'Damit können wir nichts anfangen. Bitte öffnen Sie den Link aus unserer Nachricht noch einmal.',
  'We cannot make anything of this. Please open the link from our message once more.',
] as const;

/** The answer to whoever has no link that works, in both languages: nobody knows theirs. */
export function refusalPage(
  status: number,
  company: Company,
  sender: string,
  headers: Readonly<Record<string, string>> = {},
): PageAnswer {
  const [german, english] = REFUSALS[status] ?? OTHER_REFUSAL;
  const page = framed({
    status,
    language: 'de',
    title: 'Angebot · Offer',
    company,
    sender,
    content: html`<section class="card"><h1>Angebot · <span lang="en">Offer</span></h1><p>${german}</p><p lang="en">${english}</p></section>`,
  });
  return { ...page, headers: { ...page.headers, ...headers } };
}

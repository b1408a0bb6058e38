import { SIGNATURE_SHEET } from '@fm/domain/attachment';
import { DECLINE_REASONS } from '@fm/domain/offer-link';
import { type Html, html } from './html';
import type { Speech } from './offer-facts';
import type { FormErrors, SentForm } from './sent-form';

interface Fields {
  readonly speech: Speech;
  readonly sent: SentForm | undefined;
  readonly errors: FormErrors;
}

const error = (id: string, text: string | undefined) => text && html`<p class="error" id="${id}">${text}</p>`;
const described = (id: string, text: string | undefined) =>
  text && html` aria-invalid="true" aria-describedby="${id}"`;

/** Name and signature below the lines: the end of the form that they stand in. */
export function acceptPart({ speech: { texts }, sent, errors }: Fields): Html {
  const own = sent?.action === 'accept' || sent?.action === 'recalculate' ? sent : undefined;
  const mine = sent?.action === 'accept' ? errors : {};
  const { width, height } = SIGNATURE_SHEET;
  return html`<section class="card answer"><h2>${texts.accept}</h2><p>${texts.acceptIntro}</p>
${nameField('accept-name', texts.name, own?.name, mine.name)}
<div class="field sheet" hidden><span class="label">${texts.signature}</span><p class="hint">${texts.signatureHint}</p>
<canvas width="${width}" height="${height}" role="img" aria-label="${texts.signature}"></canvas>
<button type="button" class="quiet">${texts.clear}</button></div>
<input type="hidden" name="signature" value="">${error('signature-error', mine.signature)}
<p class="hint">${texts.acceptNote}</p>
<button class="main" name="do" value="accept">${texts.acceptButton}</button></section>`;
}

const nameField = (id: string, label: string, value = '', wrong?: string): Html =>
  html`<div class="field"><label for="${id}">${label}</label><input type="text" id="${id}" name="name" value="${value}" maxlength="120" autocomplete="name"${described(`${id}-error`, wrong)}>${error(`${id}-error`, wrong)}</div>`;

/** Forms of their own for a question and for a no, closed until somebody opens them. */
export const otherAnswers = (fields: Fields): Html => html`${askPart(fields)}${declinePart(fields)}`;

function askPart({ speech: { texts }, sent, errors }: Fields): Html {
  const own = sent?.action === 'ask' ? sent : undefined;
  const mine = own ? errors : {};
  return html`<section class="card answer"><details${own && html` open`}><summary>${texts.ask}</summary><form method="post">
${nameField('ask-name', texts.name, own?.name, mine.name)}
<div class="field"><label for="question">${texts.question}</label><textarea id="question" name="text" maxlength="1000"${described('question-error', mine.text)}>${own?.text ?? ''}</textarea>${error('question-error', mine.text)}</div>
<button name="do" value="ask">${texts.askButton}</button></form></details></section>`;
}

function declinePart({ speech: { texts }, sent, errors }: Fields): Html {
  const own = sent?.action === 'decline' ? sent : undefined;
  const mine = own ? errors : {};
  return html`<section class="card answer"><details${own && html` open`}><summary>${texts.decline}</summary><form method="post">
${nameField('decline-name', texts.name, own?.name, mine.name)}
<fieldset class="field"${mine.reason && html` aria-describedby="reason-error"`}><legend>${texts.reason}</legend>${error('reason-error', mine.reason)}<div class="choices">${DECLINE_REASONS.map(
    (reason) =>
      html`<label><input type="radio" name="reason" value="${reason}"${own?.reason === reason && html` checked`}><span>${texts.reasons[reason]}</span></label>`,
  )}</div></fieldset>
<div class="field"><label for="note">${texts.note}</label><textarea id="note" name="text" maxlength="500">${own?.text ?? ''}</textarea></div>
<button name="do" value="decline">${texts.declineButton}</button></form></details></section>`;
}

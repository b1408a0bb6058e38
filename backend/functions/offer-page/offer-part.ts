import { type Offer, type OfferLine, offerLines, RECURRING_TEXTS } from '@fm/domain/offer';
import { lineNetMinor, type OfferTotals, offerTotals, optionsOf } from '@fm/domain/offer-arithmetic';
import { type Choices, linkDay, takenOf } from '@fm/domain/offer-link';
import type { Stored } from '@fm/domain/record';
import { type Html, html, type Part } from './html';
import type { Speech } from './offer-facts';

type Line = OfferLine & { readonly id: string };

/** What is offered, to whom, until when, in the words of the offer. */
export function headPart(offer: Stored<Offer>, { language, texts }: Speech): Html {
  const { number, version, title, customerRef, siteRef, issueDate, validUntil, paymentDays, intro } = offer;
  const fact = (term: string, value: string | undefined) =>
    value && html`<div><dt>${term}</dt><dd dir="auto">${value}</dd></div>`;
  return html`<section class="card">
<p class="kind">${[texts.offer, number, version > 1 && texts.version(version)].filter(Boolean).join(' · ')}</p>
<h1 dir="auto">${title}</h1>
<dl class="facts">${[
    fact(texts.forCustomer, customerRef.name),
    fact(texts.site, siteRef?.name),
    fact(texts.issued, linkDay(issueDate, language)),
    fact(texts.validUntil, linkDay(validUntil, language)),
    fact(texts.payment, texts.paymentDays(paymentDays)),
  ]}</dl>
</section>${intro && html`<section class="card"><p class="text" dir="auto">${intro}</p></section>`}`;
}

/** The lines with what can be chosen of them, as fields of a form. */
export function linesPart(offer: Stored<Offer>, choices: Choices, speech: Speech, error?: string): Html {
  const { texts } = speech;
  const lines = offerLines(offer);
  const options = optionsOf(offer);
  const common = lines.filter(({ option }) => option === undefined);
  return html`${
    common.length > 0 &&
    html`<section class="card"><h2>${texts.lines}</h2>${grouped(common, offer, choices, speech, 'common')}</section>`
  }${
    options.length > 0 &&
    html`<section class="card"><fieldset${error && html` aria-describedby="option-error"`}><legend><h2>${texts.options}</h2></legend>
<p class="hint">${texts.optionsHint}</p>${error && html`<p class="error" id="option-error">${error}</p>`}
${options.map((key, at) => optionPart(key, at, offer, choices, speech))}</fieldset></section>`
  }`;
}

function optionPart(key: string, at: number, offer: Stored<Offer>, choices: Choices, speech: Speech): Html {
  const { grossMinor } = totalsOf(offer, { ...choices, option: key });
  const own = offerLines(offer).filter(({ option }) => option === key);
  return html`<div class="option"><label><input type="radio" name="option" value="${key}"${choices.option === key && html` checked`}><span>${speech.texts.option(key)}</span><span><span class="whole">${speech.texts.gross}</span><b data-follows="option-${at}">${speech.money(grossMinor, offer.currency)}</b></span></label>
${grouped(own, offer, { ...choices, option: key }, speech, String(at))}</div>`;
}

/** Lines in their lists, each group under its heading and above what it comes to. `place` tells the lists apart. */
function grouped(
  lines: readonly Line[],
  offer: Stored<Offer>,
  choices: Choices,
  speech: Speech,
  place: string,
): Part {
  const counted = totalsOf(offer, choices).lines;
  return groupsOf(lines).map(([group, own], index) => {
    const sum = own.reduce((all, { id }) => all + (counted[id]?.netMinor ?? 0), 0);
    return html`${group && html`<h3 dir="auto">${group}</h3>`}<ul class="lines">${own.map((line) => linePart(line, offer, choices, speech))}</ul>${
      group &&
      own.some(({ kind }) => kind !== 'text') &&
      html`<p class="subtotal"><span dir="auto">${speech.texts.groupTotal(group)}</span><b data-follows="group-${place}-${index}">${speech.money(sum, offer.currency)}</b></p>`
    }`;
  });
}

/** Lines by their groups, each where its first line stands; those without one first, as in the document. */
function groupsOf(lines: readonly Line[]): readonly (readonly [string | undefined, readonly Line[]])[] {
  const groups = new Map<string | undefined, Line[]>([[undefined, []]]);
  for (const line of lines) {
    const group = line.group?.trim() || undefined;
    groups.set(group, [...(groups.get(group) ?? []), line]);
  }
  return [...groups].filter(([, own]) => own.length > 0);
}

function linePart(line: Line, { currency }: Stored<Offer>, { taken }: Choices, speech: Speech): Html {
  const { language, texts, money, quantity, share } = speech;
  const about = (indent: boolean) =>
    line.description && html`<span class="about${indent && ' indent'}" dir="auto">${line.description}</span>`;
  if (line.kind === 'text')
    return html`<li><span class="words"><span class="name" dir="auto">${line.name}</span></span>${about(false)}</li>`;
  const count = [
    `${quantity(line.qtyMilli)} ${line.unit}`.trim(),
    `× ${money(line.unitMinor, currency)}`,
    line.discountBp > 0 && texts.lineDiscount(share(line.discountBp)),
    line.recurs && RECURRING_TEXTS[language].line(line.recurs),
  ].filter(Boolean);
  const name = html`<span class="name" dir="auto">${line.name}</span>`;
  return html`<li>${
    line.optional
      ? html`<label><input type="checkbox" name="take" value="${line.id}"${taken.includes(line.id) && html` checked`}><span>${name}<span class="tag">${texts.optional}</span></span></label>`
      : name
  }<span class="sum">${money(lineNetMinor(line), currency)}</span>${about(line.optional)}<span class="count${line.optional && ' indent'}">${count.join(' ')}</span></li>`;
}

/** The figures of what is chosen, by the rule that holds for every offer. */
const totalsOf = (offer: Stored<Offer>, choices: Choices): OfferTotals =>
  offerTotals({ ...offer, optionalTaken: takenOf(offer, choices) }, choices.option);

/** What it costs, as chosen. */
export function totalsPart(
  offer: Stored<Offer>,
  choices: Choices,
  { language, texts, money, share }: Speech,
): Html {
  if (optionsOf(offer).length > 0 && choices.option === undefined)
    return html`<p class="hint">${texts.chooseForTotal}</p>`;
  const { currency } = offer;
  const totals = totalsOf(offer, choices);
  const row = (term: string, minor: number, all = false): Part =>
    html`<div${all && html` class="all"`}><dt>${term}</dt><dd>${money(minor, currency)}</dd></div>`;
  const isInclusive = offer.taxMode === 'inclusive';
  const taxes = Object.entries(totals.taxByRate).map(([bp, { baseMinor, taxMinor }]) => {
    const [rate, base] = [share(Number(bp)), money(baseMinor, currency)];
    return row(isInclusive ? texts.taxIncluded(rate, base) : texts.tax(rate, base), taxMinor);
  });
  return html`<dl class="totals">${
    totals.discountMinor > 0 && [
      row(texts.subtotal, totals.subtotalMinor),
      row(texts.discount, -totals.discountMinor),
    ]
  }${!isInclusive && [row(texts.net, totals.netMinor), taxes]}${row(texts.gross, totals.grossMinor, true)}${isInclusive && taxes}</dl>${offerLines(offer).some(({ recurs }) => recurs) && html`<p class="hint">${RECURRING_TEXTS[language].note}</p>`}`;
}

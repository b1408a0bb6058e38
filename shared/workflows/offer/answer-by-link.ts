import { fileOwner } from '@fm/domain/attachment';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { MAX_QUESTIONS, type Offer, offers, transitionOffer } from '@fm/domain/offer';
import {
  type LinkAnswer,
  linkAnswerSchema,
  linkStateOf,
  OFFER_LINKS_PATH,
  type OfferLink,
  offerLinkSchema,
  TOKEN,
  takenOf,
} from '@fm/domain/offer-link';
import { BY_LINK, isRecordId, type Stored } from '@fm/domain/record';
import * as v from 'valibot';
import { createAttachment } from '../attachment';
import type { DocumentDatabase, StoredDocument } from '../documents';
import { recordFrom } from '../documents';
import { FailureSignal, invalid, missing } from '../failure';
import { actAsSystem } from '../system/act-as-system';
import type { Unit } from '../unit';
import { tokenHash } from './link-token';

/** Where acceptances wait for their signed document, `signedOffers/{id of the offer}`. The server alone reads them. */
export const SIGNED_OFFERS_PATH = 'signedOffers';

/** What a signed document says beside the offer. */
export interface SignedOffer {
  readonly name: string;
  readonly at: Date;
  /** Where the link had been sent. */
  readonly to: string;
}

/** The two halves of what stands in a link. */
export interface LinkKey {
  readonly offerId: string;
  readonly token: string;
}

/** An offer as its link opens it. */
export interface LinkedOffer {
  readonly offer: Stored<Offer>;
  readonly link: OfferLink;
}

/** The offer behind a link; undefined for a link that is none, or no longer one: nothing tells which. */
export async function linkedOffer(
  database: DocumentDatabase,
  key: LinkKey,
): Promise<LinkedOffer | undefined> {
  if (!isRecordId(key.offerId) || !TOKEN.test(key.token)) return undefined;
  const [link, offer] = await database.transact((transaction) =>
    Promise.all([
      transaction.get(`${OFFER_LINKS_PATH}/${key.offerId}`),
      transaction.get(`${offers.path}/${key.offerId}`),
    ]),
  );
  return opened(key, link, recordFrom<Offer>(offer));
}

async function opened(
  { token }: LinkKey,
  document: StoredDocument | undefined,
  offer: Stored<Offer> | undefined,
): Promise<LinkedOffer | undefined> {
  const link = v.safeParse(offerLinkSchema, document?.data);
  const hash = await tokenHash(token);
  return link.success && offer && link.output.hash === hash ? { offer, link: link.output } : undefined;
}

/**
 * Makes what a customer answers through the link of an offer, as the link's own actor and for this offer alone. Throws a
 * `FailureSignal`: `missing` for a link that is none, `invalid` where the offer is not open or the answer does not fit.
 */
export function answerByLink(
  database: DocumentDatabase,
  key: LinkKey,
  answer: LinkAnswer,
  now: Date,
): Promise<void> {
  const checked = v.safeParse(linkAnswerSchema, answer);
  if (!checked.success) throw new FailureSignal(invalid('The answer is damaged.'));
  const day = today(COMPANY.timezone, now);
  const work = async (unit: Unit) => {
    const offer = await unit.find(offers, key.offerId);
    const found = await opened(key, await unit.read(`${OFFER_LINKS_PATH}/${key.offerId}`), offer);
    if (!found) throw new FailureSignal(missing);
    if (linkStateOf(found.offer, day) !== 'open')
      throw new FailureSignal(invalid('This offer was answered, or is not open any more.'));
    await ACT[checked.output.kind](unit, found, checked.output as never, now);
  };
  return actAsSystem(database, now, work, BY_LINK);
}

type Act<K extends LinkAnswer['kind']> = (
  unit: Unit,
  found: LinkedOffer,
  answer: Extract<LinkAnswer, { kind: K }>,
  now: Date,
) => Promise<void>;

const accept: Act<'accept'> = async (unit, { offer, link }, { name, option, taken, signature }, now) => {
  const day = today(COMPANY.timezone, now);
  const input = {
    decidedByName: name,
    option,
    optionalTaken: takenOf(offer, { option, taken }),
    note: `Accepted through the link that was mailed to ${link.to}, ${
      signature ? 'signed by hand' : 'signed by typing the name'
    }: “${name}”.`,
  };
  await unit.change(offers, offer.id, (current) =>
    transitionOffer(current, 'accepted', input, BY_LINK, now, day),
  );
  if (signature)
    await createAttachment(unit, BY_LINK, `signature-${offer.id}`, fileOwner(offers, offer), {
      name: `${name}.png`,
      mime: 'image/png',
      kind: 'signature',
      takenAt: now,
      content: signature,
    });
  const signed: SignedOffer = { name, at: now, to: link.to };
  unit.keep(`${SIGNED_OFFERS_PATH}/${offer.id}`, signed);
};

const decline: Act<'decline'> = (unit, { offer, link }, { name, reason, note }, now) => {
  const input = {
    decidedByName: name,
    lostReason: reason,
    lostNote: note,
    note: [`Declined through the link that was mailed to ${link.to}: “${name}”.`, note]
      .filter(Boolean)
      .join('\n'),
  };
  const day = today(COMPANY.timezone, now);
  return unit.change(offers, offer.id, (current) =>
    transitionOffer(current, 'declined', input, BY_LINK, now, day),
  );
};

const ask: Act<'ask'> = (unit, { offer }, { name, text }, now) => {
  const id = unit.newId();
  return unit.change(offers, offer.id, ({ questions = {} }) => {
    const known = Object.values(questions);
    // Sent twice by a double click, it is one question.
    if (known.some((one) => one.name === name && one.text === text)) return { ok: true, patch: {} };
    if (known.length >= MAX_QUESTIONS) return { ok: false, message: 'There are too many questions already.' };
    const patch = { questions: { ...questions, [id]: { at: now, name, text } } };
    return { ok: true, patch, kind: 'note', note: `“${name}” asks through the link: ${text}` };
  });
};

const ACT: { readonly [K in LinkAnswer['kind']]: Act<K> } = { accept, decline, ask };

import { type CalendarDay, today } from '@fm/domain/calendar-day';
import { COMPANY, companyNow } from '@fm/domain/company';
import { type Employee, employees, hasLeft } from '@fm/domain/employee';
import { MAX_QUESTIONS, type Offer, offerLines } from '@fm/domain/offer';
import { type Choices, linkDay, linkStateOf, ownChoices } from '@fm/domain/offer-link';
import type { Stored } from '@fm/domain/record';
import { type DocumentDatabase, recordFrom } from '@fm/workflows/documents';
import { FailureSignal } from '@fm/workflows/failure';
import { answerByLink, type LinkedOffer, type LinkKey, linkedOffer } from '@fm/workflows/offer';
import { Throttle } from '../throttle';
import { type ContactPerson, speechOf } from './offer-facts';
import { type PageAnswer, pageFile, redirected } from './page-frame';
import { noticePage, offerPage, refusalPage } from './pages';
import { answerOf, type FormErrors, type SentForm, sentForm } from './sent-form';

/** A form with a drawn signature, and room for how forms write it. */
const MAX_BODY_BYTES = 64 * 1024;
const FORM = 'application/x-www-form-urlencoded';
const WINDOW_MS = 600_000;

/** A request for the page, whoever sends it. */
export interface PageRequest {
  readonly method: string;
  /** Decoded path without the query. */
  readonly path: string;
  /** Whether the page is opened again after a question was sent. */
  readonly hasAsked: boolean;
  readonly type: string | undefined;
  readonly body: Uint8Array;
  /** The network address it comes from, as far as that is known. */
  readonly address: string;
}

export interface PageDoor {
  readonly database: DocumentDatabase;
  readonly now: () => Date;
  /** The name of the company. */
  readonly sender: () => string;
  /** Has the company's settings hold as they are now. */
  readonly settle: () => Promise<void>;
}

/**
 * Answers requests for the page behind the link of an offer. Whoever has no link that works learns nothing: not whether
 * there is such an offer, nor whether there was such a link.
 */
export class OfferPages {
  /** A company shares one address, and each choice on the page is a request. */
  readonly #byAddress = new Throttle({ most: 300, withinMs: WINDOW_MS });
  readonly #byOffer = new Throttle({ most: 200, withinMs: WINDOW_MS });

  constructor(private readonly door: PageDoor) {}

  get #today(): CalendarDay {
    return today(COMPANY.timezone, this.door.now());
  }

  async answer(request: PageRequest): Promise<PageAnswer> {
    const { method, path, address, body, type } = request;
    const file = pageFile(path);
    if (file) return file;
    const now = this.door.now();
    const refuse = (status: number, headers?: Readonly<Record<string, string>>) =>
      refusalPage(status, companyNow(), this.door.sender(), headers);
    if (method !== 'GET' && method !== 'HEAD' && method !== 'POST')
      return refuse(405, { Allow: 'GET, HEAD, POST' });
    if (this.#byAddress.isTooOften(address, now.getTime())) return refuse(429, { 'Retry-After': '600' });
    if (body.byteLength > MAX_BODY_BYTES) return refuse(413);
    await this.door.settle();
    const key = keyOf(path);
    const found = key && (await linkedOffer(this.door.database, key));
    if (!key || !found) return refuse(404);
    if (linkStateOf(found.offer, this.#today) !== 'open')
      return this.#notice(found, method === 'POST' ? 409 : 200);
    if (method !== 'POST') return this.#page(found, { hasAsked: request.hasAsked });
    if (this.#byOffer.isTooOften(key.offerId, now.getTime())) return refuse(429, { 'Retry-After': '600' });
    if (type?.split(';')[0]?.trim().toLowerCase() !== FORM) return refuse(415);
    const sent = sentForm(new TextDecoder().decode(body));
    if (!sent) return refuse(400);
    return sent.action === 'recalculate' ? this.#page(found, { sent }) : this.#take(key, found, sent);
  }

  async #take(key: LinkKey, found: LinkedOffer, sent: SentForm): Promise<PageAnswer> {
    const { offer, link } = found;
    const { texts } = speechOf(link.language);
    if (sent.action === 'ask' && Object.keys(offer.questions ?? {}).length >= MAX_QUESTIONS)
      return this.#page(found, { sent, errors: { text: texts.tooManyQuestions } });
    const given = answerOf(offer, sent, texts);
    if ('errors' in given) return this.#page(found, { sent, errors: given.errors });
    try {
      await answerByLink(this.door.database, key, given.answer, this.door.now());
    } catch (error) {
      if (!(error instanceof FailureSignal)) throw error;
      // Somebody answered or ended it at the same moment: the page says how it stands now.
    }
    return redirected(`${pathOf(key)}${sent.action === 'ask' ? '?asked' : ''}`);
  }

  async #page(
    { offer, link }: LinkedOffer,
    {
      sent,
      errors = {},
      hasAsked = false,
    }: { readonly sent?: SentForm; readonly errors?: FormErrors; readonly hasAsked?: boolean },
  ): Promise<PageAnswer> {
    return offerPage({
      offer,
      speech: speechOf(link.language),
      choices:
        sent && sent.action !== 'ask' && sent.action !== 'decline'
          ? ownChoices(offer, sent)
          : chosenAtFirst(offer),
      sent,
      errors,
      hasAsked,
      person: await this.#personOf(offer),
      company: companyNow(),
      sender: this.door.sender(),
    });
  }

  async #notice({ offer, link }: LinkedOffer, status: number): Promise<PageAnswer> {
    const state = linkStateOf(offer, this.#today);
    if (state === 'open') throw new Error('An open offer has a page of its own.');
    const speech = speechOf(link.language);
    return noticePage({
      status,
      words: speech.texts.closed[state](linkDay(offer.validUntil, link.language)),
      speech,
      person: await this.#personOf(offer),
      company: companyNow(),
      sender: this.door.sender(),
    });
  }

  /** Who answers for the offer, where that is somebody who still works here. */
  async #personOf({ ownerRef }: Stored<Offer>): Promise<ContactPerson | undefined> {
    if (!ownerRef) return undefined;
    const person = recordFrom<Employee>(
      await this.door.database.transact((transaction) => transaction.get(`${employees.path}/${ownerRef.id}`)),
    );
    return person && !person.trashed && !hasLeft(person, this.#today) ? person : undefined;
  }
}

/** What is chosen when the page opens: optional lines as the offer proposes them, and no option. */
const chosenAtFirst = (offer: Stored<Offer>): Choices => ({
  option: undefined,
  taken: offerLines(offer).flatMap(({ id, optional, selected }) => (optional && selected ? [id] : [])),
});

const PATH = /^\/offer\/([^/]+)\/([^/]+)$/;

function keyOf(path: string): LinkKey | undefined {
  const [, offerId, token] = PATH.exec(path) ?? [];
  return offerId !== undefined && token !== undefined ? { offerId, token } : undefined;
}

const pathOf = ({ offerId, token }: LinkKey): string => `/offer/${encodeURIComponent(offerId)}/${token}`;

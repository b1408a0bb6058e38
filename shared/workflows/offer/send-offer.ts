import { MS_PER_DAY, today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';
import { customers } from '@fm/domain/customer';
import { composeMail, MAIL_PATH } from '@fm/domain/mail';
import {
  isPastValidity,
  type Offer,
  type OfferLanguage,
  offerLanguage,
  offers,
  transitionOffer,
} from '@fm/domain/offer';
import { LINK_DAYS, linkPath, OFFER_LINKS_PATH, type OfferLink, sendingTexts } from '@fm/domain/offer-link';
import { type Stored, stampOf } from '@fm/domain/record';
import * as v from 'valibot';
import { defineCommand, recordId } from '../command';
import { FailureSignal, invalid } from '../failure';
import { typedMail } from '../mail';
import { present } from '../reference';
import type { Unit } from '../unit';
import { newToken, tokenHash } from './link-token';

/**
 * Mails an offer to its customer, with its document and a link to answer by. A draft is sent by that. One that is sent
 * already goes again, with a new link; the one before ends.
 */
export const sendOffer = defineCommand({
  name: 'offers.send',
  permission: 'offers:edit',
  input: v.object({ id: recordId, ...typedMail }),
  async run(unit, { id, to, subject, text }, context) {
    const { actor, now, site } = context;
    if (!site) throw new FailureSignal(invalid('No mails can be sent from here.'));
    const offer = await present(unit, offers, id);
    const language = await languageOf(unit, offer);
    const day = today(COMPANY.timezone, now);
    const note = `Mailed to ${to}, with a link to answer by.`;
    if (isPastValidity(offer, day))
      throw new FailureSignal(
        invalid('The last day of this offer is over. Extend it before you send it again.'),
      );
    await unit.change(offers, id, (current) =>
      current.status === 'sent'
        ? { ok: true, patch: { sentTo: to }, kind: 'sent', note }
        : transitionOffer(current, 'sent', { sentTo: to, note }, actor, now, day),
    );
    const token = newToken();
    const link: OfferLink = {
      hash: await tokenHash(token),
      to,
      language,
      sentAt: now,
      sentBy: stampOf(actor),
      expireAt: new Date(now.getTime() + LINK_DAYS * MS_PER_DAY),
    };
    unit.keep(`${OFFER_LINKS_PATH}/${id}`, link);
    const { action, closing } = sendingTexts(offer, language);
    const mail = composeMail(
      {
        to,
        subject,
        paragraphs: text.split(/\n{2,}/),
        action: { label: action, link: `${site.address}${linkPath(id, token)}` },
        closing,
        language,
        sender: site.company,
        logo: COMPANY.logo,
      },
      now,
    );
    unit.keep(`${MAIL_PATH}/offer-${id}-${now.getTime()}`, { ...mail, offerId: id, secret: token });
    return null;
  },
});

/** The language of the offer; of an older one, its customer's. */
const languageOf = async (unit: Unit, { language, customerRef }: Stored<Offer>): Promise<OfferLanguage> =>
  language ?? offerLanguage((await unit.find(customers, customerRef.id))?.language);

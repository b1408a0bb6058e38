import { NEWS_PATH, newsKeptUntil } from '@fm/domain/notification';
import { offers } from '@fm/domain/offer';
import { SYSTEM, stampOf } from '@fm/domain/record';
import type { DocumentDatabase } from '../documents';
import { actAsSystem } from '../system/act-as-system';

/** A mail with an offer that nobody got. */
interface Undelivered {
  readonly mailId: string;
  readonly to: string;
  /** What the mail server said. */
  readonly error: string;
}

/**
 * Tells the history of an offer, and who answers for it, that its mail was not delivered; once for each mail. Nothing
 * where the offer is gone.
 */
export const tellUndelivered = (
  database: DocumentDatabase,
  offerId: string,
  { mailId, to, error }: Undelivered,
  now: Date,
): Promise<void> =>
  actAsSystem(database, now, async (unit) => {
    const offer = await unit.find(offers, offerId);
    if (!offer || offer.trashed) return;
    await unit.tell(offers, offerId, `undelivered-${mailId}`, {
      note: `The mail to ${to} was not delivered: ${error}`,
    });
    const record = { type: offers.type, id: offerId, label: offers.label(offer) };
    const whom = offer.ownerRef
      ? { employees: [offer.ownerRef.id], logins: [] }
      : { employees: [], logins: [offer.createdBy.uid] };
    unit.keep(`${NEWS_PATH}/undelivered-${mailId}`, {
      at: now,
      by: stampOf(SYSTEM),
      items: [{ kind: 'changed', record, ...whom }],
      expireAt: newsKeptUntil(now),
    });
  });

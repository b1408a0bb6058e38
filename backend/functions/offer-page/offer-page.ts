import { onRequest } from 'firebase-functions/https';
import { firestoreDatabase } from '../command/firestore-database';
import { goBySettings } from '../company/go-by-settings';
import { database } from '../database';
import { companyTitle } from '../mail/mail-settings';
import { PLACE } from '../place';
import { OfferPages } from './answer-request';

let pages: OfferPages | undefined;

/**
 * The page that a customer opens by the link of an offer and answers on: the one function that anybody may call. Which
 * offer it is, and that they may, stands in the link.
 */
export const offerPage = onRequest(
  { ...PLACE, maxInstances: 5, invoker: 'public' },
  async (request, response) => {
    pages ??= new OfferPages({
      database: firestoreDatabase(database()),
      now: () => new Date(),
      sender: companyTitle,
      settle: () => goBySettings(database()),
    });
    const { status, headers, body } = await pages.answer({
      method: request.method,
      path: request.path,
      hasAsked: 'asked' in request.query,
      type: request.get('content-type'),
      body: request.rawBody ?? new Uint8Array(),
      address: addressOf(request.headers),
    });
    response.status(status).set(headers).send(body);
  },
);

/**
 * Where a request comes from, as the hosting says. Somebody who goes around it can say anything: then what is throttled
 * by the offer holds, and a token is too long to be guessed.
 */
function addressOf(headers: Readonly<Record<string, string | readonly string[] | undefined>>): string {
  const named = headers['fastly-client-ip'] ?? headers['x-forwarded-for'];
  return (
    String(named ?? '')
      .split(',')[0]
      ?.trim() ?? ''
  );
}

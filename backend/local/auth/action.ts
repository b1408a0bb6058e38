import type { PlainRequest, PlainResponse } from '../http/messages';
import { isAuthorizedUrl } from './authorized-domains';
import { setPassword } from './calls/reset-password';
import { verifyEmail } from './calls/verify-email';
import { type Part, page } from './page';
import type { AuthService } from './service';

const USED_UP = 'This link has expired or was already used.';

/** `/emulator/action`: the page behind a mailed link, which sets a new password or verifies an address. */
export async function actionPage(request: PlainRequest, on: AuthService): Promise<PlainResponse> {
  const { query, method } = request;
  const oobCode = query.get('oobCode') ?? '';
  const back = backLink(query.get('continueUrl'));
  if (method !== 'GET' && method !== 'POST')
    return page(405, 'Not allowed', [{ note: 'Open this page again.' }]);
  switch (query.get('mode')) {
    case 'resetPassword':
      return method === 'POST' ? saved(request, oobCode, back, on) : asked(oobCode, back, on);
    case 'verifyEmail': {
      const answer = await verifyEmail(oobCode, on);
      if (!answer.ok) return page(400, 'Verify your e-mail address', [{ error: USED_UP }, ...back]);
      return page(200, 'Verify your e-mail address', [{ note: 'Your e-mail address is verified.' }, ...back]);
    }
    default:
      return page(400, 'Unknown link', [{ error: 'This link is not complete. Copy all of it.' }, ...back]);
  }
}

const RESET_TITLE = 'Set a new password';

function asked(oobCode: string, back: Part[], on: AuthService, error?: string): PlainResponse {
  const code = on.codes.check(oobCode);
  if (typeof code === 'string' || code.requestType !== 'PASSWORD_RESET') {
    return page(400, RESET_TITLE, [{ error: `${USED_UP} Ask for a new one on the sign-in page.` }, ...back]);
  }
  return page(error === undefined ? 200 : 400, RESET_TITLE, [
    ...(error === undefined ? [] : [{ error }]),
    { passwordFor: code.email, minLength: on.passwordPolicy.minLength },
  ]);
}

async function saved(
  request: PlainRequest,
  oobCode: string,
  back: Part[],
  on: AuthService,
): Promise<PlainResponse> {
  const form = new URLSearchParams(request.body.toString('utf8'));
  const newPassword = form.get('newPassword') ?? '';
  if (newPassword !== form.get('repeated')) return asked(oobCode, back, on, 'The two passwords differ.');
  const answer = await setPassword(oobCode, newPassword, on);
  if (answer.ok) {
    return page(200, RESET_TITLE, [
      { note: 'Your password has been changed. You can sign in with it now.' },
      ...back,
    ]);
  }
  const [, why] = answer.message.split(' : ');
  return asked(oobCode, back, on, why ?? USED_UP);
}

/** A link back to the app. Anybody can write an address into the link of the mail: any but an authorized one is left out. */
const backLink = (continueUrl: string | null): Part[] =>
  continueUrl !== null && isAuthorizedUrl(continueUrl) ? [{ backTo: new URL(continueUrl).href }] : [];

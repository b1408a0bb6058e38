import * as v from 'valibot';
import { type Answer, give, type Refusal, refuse, refuseUnimplemented } from '../answer';
import { isAuthorizedUrl } from '../authorized-domains';
import { call, flag, oneOf, text } from '../call';
import type { CodeKind } from '../codes';
import { canonicalEmail, isEmail } from '../email';
import { type AuthService, holderOf } from '../service';

const REQUEST_TYPES = [
  'OOB_REQ_TYPE_UNSPECIFIED',
  'PASSWORD_RESET',
  'OLD_EMAIL_AGREE',
  'NEW_EMAIL_ACCEPT',
  'VERIFY_EMAIL',
  'RECOVER_EMAIL',
  'EMAIL_SIGNIN',
  'VERIFY_AND_CHANGE_EMAIL',
  'REVERT_SECOND_FACTOR_ADDITION',
] as const;

const sendSchema = v.object({
  requestType: v.optional(oneOf(REQUEST_TYPES)),
  email: text,
  idToken: text,
  continueUrl: text,
  returnOobLink: flag,
});
type Send = v.InferOutput<typeof sendSchema>;

const kind = 'identitytoolkit#GetOobConfirmationCodeResponse';

/** `accounts:sendOobCode`: nothing is mailed; the link goes to the log and to the list of codes. */
export const sendOobCode = call(sendSchema, async (input, { privileged }, on) => {
  if (!input.requestType || input.requestType === 'OOB_REQ_TYPE_UNSPECIFIED')
    return refuse('MISSING_REQ_TYPE');
  if (input.returnOobLink && !privileged) return refuse('INSUFFICIENT_PERMISSION');
  if (input.continueUrl && !isAbsolute(input.continueUrl)) {
    return refuse('INVALID_CONTINUE_URI : ((expected an absolute URI with valid scheme and host))');
  }
  if (input.continueUrl && !isAuthorizedUrl(input.continueUrl)) {
    return refuse('UNAUTHORIZED_DOMAIN : Domain not allowlisted by project');
  }
  switch (input.requestType) {
    case 'PASSWORD_RESET':
      return sendReset(input, on);
    case 'VERIFY_EMAIL': {
      const email = addressToVerify(input, on);
      return typeof email === 'string' ? send('VERIFY_EMAIL', email, input, on) : email;
    }
    default:
      return refuseUnimplemented(input.requestType);
  }
});

async function sendReset(input: Send, on: AuthService): Promise<Answer> {
  if (!input.email) return refuse('MISSING_EMAIL');
  if (!isEmail(input.email)) return refuse('INVALID_EMAIL');
  const email = canonicalEmail(input.email);
  if (on.accounts.byEmail(email)) return send('PASSWORD_RESET', email, input, on);
  return on.settings.hidesAddresses ? give({ kind, email }) : refuse('EMAIL_NOT_FOUND');
}

function addressToVerify(input: Send, on: AuthService): string | Refusal {
  if (input.returnOobLink && !input.idToken) {
    if (!input.email) return refuse('MISSING_EMAIL');
    return on.accounts.byEmail(canonicalEmail(input.email))?.email ?? refuse('USER_NOT_FOUND');
  }
  const holder = holderOf(input.idToken ?? '', on);
  if (!holder.ok) return holder;
  return holder.account.email ?? refuse('MISSING_EMAIL');
}

const MODES: Record<CodeKind, string> = { PASSWORD_RESET: 'resetPassword', VERIFY_EMAIL: 'verifyEmail' };
const PURPOSES: Record<CodeKind, string> = {
  PASSWORD_RESET: 'reset the password for',
  VERIFY_EMAIL: 'verify the e-mail address',
};

async function send(type: CodeKind, email: string, input: Send, on: AuthService): Promise<Answer> {
  const { oobCode, oobLink } = await on.codes.create(email, type, (code) => {
    const query = new URLSearchParams({
      mode: MODES[type],
      lang: 'en',
      oobCode: code,
      apiKey: 'fake-api-key',
    });
    if (input.continueUrl) query.set('continueUrl', input.continueUrl);
    return `${on.baseUrl()}/emulator/action?${query}`;
  });
  if (input.returnOobLink) return give({ kind, email, oobCode, oobLink });
  on.log(`To ${PURPOSES[type]} ${email}, open ${oobLink}`);
  return give({ kind, email });
}

const isAbsolute = (url: string): boolean => URL.canParse(url) && new URL(url).host !== '';

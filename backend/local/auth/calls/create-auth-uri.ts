import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { give, refuse, refuseUnimplemented } from '../answer';
import { call, text } from '../call';
import { canonicalEmail, isEmail } from '../email';

/** `accounts:createAuthUri`: how an address may sign in, left out while addresses are hidden. */
export const createAuthUri = call(
  v.object({ identifier: text, continueUri: text, sessionId: text, providerId: text }),
  async (input, _by, on) => {
    const { identifier, continueUri } = input;
    if (input.providerId) return refuseUnimplemented('Sign-in with IDP is not yet supported.');
    if (!identifier) return refuse('MISSING_IDENTIFIER');
    if (!continueUri) return refuse('MISSING_CONTINUE_URI');
    if (!isEmail(identifier)) return refuse('INVALID_IDENTIFIER');
    if (!URL.canParse(continueUri)) return refuse('INVALID_CONTINUE_URI');
    const kind = 'identitytoolkit#CreateAuthUriResponse';
    const sessionId = input.sessionId || randomBytes(20).toString('base64url');
    if (on.settings.hidesAddresses) return give({ kind, sessionId });
    const account = on.accounts.byEmail(canonicalEmail(identifier));
    const methods = account?.passwordHash ? ['password'] : [];
    return give({
      kind,
      registered: account !== undefined,
      allProviders: methods,
      sessionId,
      signinMethods: methods,
    });
  },
);

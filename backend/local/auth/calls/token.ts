import * as v from 'valibot';
import { give, refuse } from '../answer';
import { call, text } from '../call';
import { sessionFor } from '../service';
import { readRefreshToken } from '../tokens';

// Real projects have a number besides their name; emulators give this one.
const PROJECT_NUMBER = '12345';

/** `securetoken/v1/token`: a new ID token for a refresh token (form or JSON body). */
export const token = call(v.object({ grantType: text, refreshToken: text }), async (input, _by, on) => {
  const read = input.refreshToken ? readRefreshToken(input.refreshToken, on.seal) : undefined;
  if (input.refreshToken && read === undefined) return refuse('INVALID_REFRESH_TOKEN');
  if (!input.grantType) return refuse('MISSING_GRANT_TYPE');
  if (input.grantType !== 'refresh_token') return refuse('INVALID_GRANT_TYPE');
  if (read === undefined) return refuse('MISSING_REFRESH_TOKEN');
  const known = on.accounts.byId(read.payload.sub);
  if (known === undefined) return refuse('USER_NOT_FOUND');
  if (read.generation !== known.generation) return refuse('TOKEN_EXPIRED');
  if (known.disabled) return refuse('USER_DISABLED');
  const account = await on.accounts.change(known.localId, { lastRefreshAt: on.now() });
  if (account === undefined) return refuse('USER_NOT_FOUND');
  const { authTime, secondFactor } = read.payload;
  const { idToken, refreshToken, expiresIn } = sessionFor(account, authTime, on, secondFactor);
  return give({
    id_token: idToken,
    access_token: idToken,
    expires_in: expiresIn,
    refresh_token: refreshToken,
    token_type: 'Bearer',
    user_id: account.localId,
    project_id: PROJECT_NUMBER,
  });
});

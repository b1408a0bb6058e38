import * as v from 'valibot';
import { give, refuse } from '../answer';
import { call, text } from '../call';
import { sessionFor } from '../service';
import { readRefreshToken } from '../tokens';

/** `securetoken/v1/token`: a new ID token for a refresh token (form or JSON body). */
export const token = call(
  v.object({ grant_type: text, grantType: text, refresh_token: text, refreshToken: text }),
  async (input, _by, on) => {
    const grant = input.grant_type ?? input.grantType;
    if (!grant) return refuse('MISSING_GRANT_TYPE');
    if (grant !== 'refresh_token') return refuse('INVALID_GRANT_TYPE');
    const given = input.refresh_token ?? input.refreshToken;
    if (!given) return refuse('MISSING_REFRESH_TOKEN');
    const read = readRefreshToken(given, on.seal);
    if (read === undefined) return refuse('INVALID_REFRESH_TOKEN');
    const known = on.accounts.byId(read.payload.sub);
    if (known === undefined) return refuse('USER_NOT_FOUND');
    if (read.generation !== known.generation) return refuse('TOKEN_EXPIRED');
    if (known.disabled) return refuse('USER_DISABLED');
    const account = await on.accounts.change(known.localId, { lastRefreshAt: on.now() });
    if (account === undefined) return refuse('USER_NOT_FOUND');
    const { idToken, refreshToken, expiresIn } = sessionFor(account, read.payload.authTime, on);
    return give({
      id_token: idToken,
      access_token: idToken,
      expires_in: expiresIn,
      refresh_token: refreshToken,
      token_type: 'Bearer',
      user_id: account.localId,
      project_id: on.projectId,
    });
  },
);

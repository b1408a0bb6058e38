import * as v from 'valibot';
import { give, refuse } from '../answer';
import { call, flag, text, texts } from '../call';
import { holderOf, isRecent } from '../service';

const MAX_BATCH = 1000;

/** `accounts:delete` */
export const deleteAccount = call(
  v.object({ idToken: text, localId: text }),
  async (input, { privileged }, on) => {
    const done = give({ kind: 'identitytoolkit#DeleteAccountResponse' });
    if (privileged) {
      if (!input.localId) return refuse('MISSING_LOCAL_ID');
      if (!on.accounts.byId(input.localId)) return refuse('USER_NOT_FOUND');
      await on.accounts.remove(input.localId);
      return done;
    }
    if (!input.idToken) return refuse('MISSING_ID_TOKEN');
    const holder = holderOf(input.idToken, on);
    if (!holder.ok) return holder;
    if (!isRecent(holder.claims, on)) return refuse('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    await on.accounts.remove(holder.account.localId);
    return done;
  },
);

/** `projects/{p}/accounts:batchDelete`; without `force` only disabled accounts go. */
export const batchDelete = call(v.object({ localIds: texts, force: flag }), async (input, _by, on) => {
  const uids = input.localIds ?? [];
  if (uids.length === 0 || uids.length > MAX_BATCH) return refuse('LOCAL_ID_LIST_EXCEEDS_LIMIT');
  const errors: object[] = [];
  for (const [index, localId] of uids.entries()) {
    const account = on.accounts.byId(localId);
    if (account && !account.disabled && !input.force) {
      errors.push({ index, localId, message: 'NOT_DISABLED : Disable the account before batch deletion.' });
    } else await on.accounts.remove(localId);
  }
  return give(errors.length > 0 ? { errors } : {});
});

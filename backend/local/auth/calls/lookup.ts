import * as v from 'valibot';
import { type Account, toUserInfo } from '../account';
import { give, refuse } from '../answer';
import { call, text, texts } from '../call';
import { canonicalEmail } from '../email';
import { holderOf } from '../service';

/** `accounts:lookup`: the own account by its token; administrators name uids and addresses. */
export const lookup = call(
  v.object({ idToken: text, localId: texts, email: texts, phoneNumber: texts }),
  async (input, { privileged }, on) => {
    const kind = 'identitytoolkit#GetAccountInfoResponse';
    if (!privileged) {
      if (!input.idToken) return refuse('MISSING_ID_TOKEN');
      const holder = holderOf(input.idToken, on);
      return holder.ok ? give({ kind, users: [toUserInfo(holder.account)] }) : holder;
    }
    const found = new Set<Account | undefined>([
      ...(input.localId ?? []).map((uid) => on.accounts.byId(uid)),
      ...(input.email ?? []).map((email) => on.accounts.byEmail(canonicalEmail(email))),
    ]);
    const users = [...found].flatMap((account) => (account ? [toUserInfo(account)] : []));
    // The admin SDK takes a missing list, not an empty one, as "not found".
    return give({ kind, ...(users.length > 0 ? { users } : {}) });
  },
);

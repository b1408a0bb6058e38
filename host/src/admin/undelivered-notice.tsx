import type { Stored } from '@fm/domain/record';
import type { User } from '@fm/domain/user';
import { Notice } from '@fm/ui';
import { useAccountFacts } from './api/account-facts';

/** Says why an invitation was not delivered, as the mail server said it. */
export function UndeliveredNotice({ login: { id, email } }: { readonly login: Stored<User> }) {
  const facts = useAccountFacts([id]);
  const reason = facts.status === 'ready' ? facts.byUid.get(id)?.undelivered : undefined;
  if (reason === undefined) return null;
  return (
    <Notice tone="danger" title="The mail with the invitation failed">
      {`${email}: ${reason}. Correct the address, or send the invitation again under “More”.`}
    </Notice>
  );
}

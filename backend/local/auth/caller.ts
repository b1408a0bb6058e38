import type { PlainRequest } from '../http/messages';
import { type Refusal, refuse, refuseCredential, refuseKeyless } from './answer';
import { identityOf } from './identity';
import type { Access } from './routes';
import type { AuthService, Caller } from './service';

/**
 * Who makes a call, or why that one may not. What needs no password (links of reset mails, `Bearer owner`) is for
 * this machine, which the entrance sees to.
 */
export function callerOf(
  { headers, query }: PlainRequest,
  access: Access,
  on: AuthService,
): Caller | Refusal {
  if (access === 'machine') return { privileged: false };
  const isBearer = /^bearer /i.test(headers.authorization ?? '');
  if (isBearer && identityOf(headers.authorization, on).kind !== 'owner') return refuseCredential();
  if (isBearer) return { privileged: true };
  if (!query.get('key') && !headers['x-goog-api-key']) return refuseKeyless();
  return access === 'key' ? { privileged: false } : refuse(NEEDS_ADMINISTRATOR);
}

const NEEDS_ADMINISTRATOR =
  'INSUFFICIENT_PERMISSION : Only authenticated requests can specify target_project_id.';

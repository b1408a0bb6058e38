import { object, optional, record, safeParse, string, unknown } from 'valibot';
import type { Identity } from '../../auth';
import type { Asker } from '../access';

const AuthVariable = object({
  uid: string(),
  provider: optional(string(), 'custom'),
  token: optional(record(string(), unknown()), {}),
});

/**
 * Who a token stands for; undefined when it stands for nobody. An administrator may act for somebody else, whom
 * `authvar` describes, or for nobody by null.
 */
export function askerOf(identity: Identity, authvar?: unknown): Asker | undefined {
  if (identity.kind === 'owner') return authvar === undefined ? { kind: 'owner' } : actingAs(authvar);
  if (identity.kind !== 'user') return undefined;
  const { uid, claims } = identity;
  return { kind: 'user', auth: { uid, provider: providerOf(claims.firebase), token: claims } };
}

function actingAs(authvar: unknown): Asker | undefined {
  if (authvar === null) return { kind: 'nobody' };
  const parsed = safeParse(AuthVariable, authvar);
  return parsed.success ? { kind: 'user', auth: parsed.output } : undefined;
}

function providerOf(firebase: unknown): string {
  const provider =
    typeof firebase === 'object' && firebase !== null && 'sign_in_provider' in firebase
      ? firebase.sign_in_provider
      : undefined;
  return typeof provider === 'string' ? provider : 'custom';
}

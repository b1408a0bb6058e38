import { service } from './auth';

/**
 * Has the token of the signed-in person say `claims`: where it does not, a new one is asked for, once. Whether that one
 * says them is up to the server. Never rejects: who cannot be asked says what was said before.
 */
export async function refreshClaims(claims: Readonly<Record<string, unknown>>): Promise<void> {
  const user = service().currentUser;
  try {
    const known = await user?.getIdTokenResult();
    if (known && Object.entries(claims).some(([name, value]) => known.claims[name] !== value))
      await user?.getIdToken(true);
  } catch (error) {
    console.warn('The token could not be renewed.', error);
  }
}

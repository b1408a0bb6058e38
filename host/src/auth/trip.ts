/** What travels along in the router's state while somebody who is signed out goes from page to page. */
export interface Trip {
  /** The address first asked for, to return to after sign-in. */
  readonly from?: string;
  /** What was typed as e-mail, so that a forgotten password does not ask for it again. */
  readonly email?: string;
}

// One slash alone: an address beginning with two would leave the app.
const INSIDE = /^\/(?!\/)/;

/** Reads router state, which may hold anything. */
export function tripOf(state: unknown): Trip {
  if (typeof state !== 'object' || state === null) return {};
  const { from, email } = state as Readonly<Record<string, unknown>>;
  return {
    ...(typeof from === 'string' && INSIDE.test(from) && { from }),
    ...(typeof email === 'string' && { email }),
  };
}

/** What to take along from an address that needs somebody who is signed in. */
export const asksFor = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): Trip => ({
  from: `${pathname}${search}${hash}`,
});

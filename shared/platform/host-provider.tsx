import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react';
import type { HostApi, Session } from './host-api';
import { Value } from './store';

const HostContext = createContext<HostApi | undefined>(undefined);

let presentRole = '';

/** The role of whoever is signed in, for what reads outside of components. */
export const readerRole = (): string => presentRole;

/** Says whose role reads from now on, where something is asked for before the page is drawn. */
export function readAs(role: string): void {
  presentRole = role;
}

/** Id of whoever is signed in, for what is done outside of components; undefined before the first sign-in and from Logout on. */
export const pageOwner = new Value<string | undefined>(undefined);

/** Hands the host's services to everything below. One copy per page: areas share this module with the host. */
export function HostProvider({ host, children }: { host: HostApi; children: ReactNode }) {
  const { uid, role } = host.session;
  readAs(role);
  // Before any screen below can change something. The same person's page stays nobody's once they logged out elsewhere.
  useLayoutEffect(() => pageOwner.set(uid), [uid]);
  return <HostContext value={host}>{children}</HostContext>;
}

/** Draws a component again when the role becomes another one, which reads elsewhere. Takes no HostProvider for granted. */
export function useReaderRole(): void {
  useContext(HostContext);
}

/** The host's services. Throws outside a HostProvider. */
export function useHost(): HostApi {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost needs a HostProvider above it.');
  return host;
}

/** Who is signed in. Throws outside a HostProvider. */
export function useSession(): Session {
  return useHost().session;
}

import { createContext, type ReactNode, useContext } from 'react';
import type { HostApi, Session } from './host-api';

const HostContext = createContext<HostApi | undefined>(undefined);

let presentRole = '';

/** The role of whoever is signed in, for what reads outside of components. */
export const readerRole = (): string => presentRole;

/**
 * Hands the host's services to everything below. One copy per page: areas share this module with the host. Another
 * role reads elsewhere, and so begins anew.
 */
export function HostProvider({ host, children }: { host: HostApi; children: ReactNode }) {
  const { role } = host.session;
  presentRole = role;
  return (
    <HostContext key={role} value={host}>
      {children}
    </HostContext>
  );
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

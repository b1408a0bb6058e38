import type { RouteHandle } from '@fm/contract';
import { readAs, type Session } from '@fm/platform';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { federation, ownerOf } from '../federation';

/**
 * Asks for what the page at `address` shows first, before anything is drawn, where its area is loaded by now: the
 * question is on its way while the page is drawn. Never throws; what fails here fails again, and is told, where it is
 * needed.
 */
export function askAhead(session: Session, address = location.href): void {
  const { pathname, search } = new URL(address, location.href);
  const handle = handleAt(pathname);
  if (!handle?.ahead) return;
  try {
    readAs(session.role);
    handle.ahead({ search, session });
  } catch {
    // The page asks for itself.
  }
}

/** The handle of the route that a path leads to; undefined where its area is not there. */
function handleAt(pathname: string): RouteHandle | undefined {
  const { registry } = federation();
  const state = registry.getSnapshot();
  const owner = state.phase === 'ready' ? ownerOf(state.registry, pathname) : undefined;
  const part = owner && federation().remote(owner.descriptor.id).getSnapshot();
  if (part?.phase !== 'ready') return undefined;
  const { module } = part.part;
  const routes = Object.entries(module.routes).map(([path, children]) => ({ path, children }));
  return matchRoutes(routes as RouteObject[], pathname)?.at(-1)?.route.handle;
}

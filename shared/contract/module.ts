import type { Session } from '@fm/platform';
import type { IndexRouteObject, NonIndexRouteObject } from 'react-router';
import type { AppPath, RemoteId } from './descriptor';

/** Who opens a page of an area, and what its address asks for. */
export interface Opening {
  readonly search: string;
  readonly session: Session;
}

/** What the host does with a route besides drawing it. */
export interface RouteHandle {
  /**
   * Asks the database for what the route shows first, so that the question is on its way while the page is drawn. The
   * host calls it as soon as it knows who looks, where the area is loaded by then. What it does not ask is asked by the
   * page.
   */
  ahead?(opening: Opening): void;
}

interface WithHandle {
  readonly handle?: RouteHandle;
}

/**
 * A route of an area. Loaders, actions and lazy routes are left out: the routes are rendered by `useRoutes`
 * below the host's splat route, where the router neither runs loaders nor retries a failed `lazy`.
 */
export type RemoteRoute =
  | (Pick<IndexRouteObject, 'index' | 'element'> & WithHandle)
  | (Pick<NonIndexRouteObject, 'path' | 'element'> &
      WithHandle & {
        readonly children?: readonly RemoteRoute[];
      });

/** What an area exposes as `./module`. */
export interface RemoteModule {
  /** CONTRACT as it was when the area was built. */
  readonly contract: string;
  readonly id: RemoteId;
  /** Routes below each owned path, relative to it. */
  readonly routes: Readonly<Record<AppPath, readonly RemoteRoute[]>>;
}

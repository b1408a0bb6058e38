import type { HostApi } from '@fm/platform';
import type { IndexRouteObject, NonIndexRouteObject } from 'react-router';
import type { AppPath, RemoteId } from './descriptor';

/**
 * A route of an area. Loaders, actions and lazy routes are left out: the routes are rendered by `useRoutes`
 * below the host's splat route, where the router neither runs loaders nor retries a failed `lazy`.
 */
export type RemoteRoute =
  | Pick<IndexRouteObject, 'index' | 'element' | 'handle'>
  | (Pick<NonIndexRouteObject, 'path' | 'element' | 'handle'> & {
      readonly children?: readonly RemoteRoute[];
    });

/** What an area exposes as `./module`. */
export interface RemoteModule {
  /** CONTRACT as it was when the area was built. */
  readonly contract: string;
  readonly id: RemoteId;
  /** Routes below each owned path, relative to it. */
  readonly routes: Readonly<Record<AppPath, readonly RemoteRoute[]>>;
  /** Runs when the area is opened for the first time. What it gives back undoes it, at sign-out. */
  activate?(host: HostApi): undefined | (() => void);
}

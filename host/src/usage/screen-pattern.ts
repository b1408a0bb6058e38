import type { AppPath, RemoteRoute } from '@fm/contract';
import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Routes below one path, of an area or of the host. */
export interface KnownRoutes {
  readonly path: AppPath;
  readonly routes: readonly RemoteRoute[];
}

/**
 * The screen at an address as the routes name it: `/customers/:id/history`. What no route knows is `/*` below its
 * path: nothing that stands in an address itself is ever in the answer.
 */
export function screenPattern(pathname: string, { path, routes }: KnownRoutes): string {
  const found = matchRoutes(routes as RouteObject[], pathname, path);
  const parts = found?.flatMap(({ route }) => route.path?.split('/') ?? []) ?? ['*'];
  const below = parts.filter((part) => part !== '');
  return `/${[...path.split('/').filter((part) => part !== ''), ...below].join('/')}`;
}

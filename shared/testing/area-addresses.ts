/** A route as far as its address goes. */
export interface AddressedRoute {
  readonly path?: string | undefined;
  readonly children?: readonly AddressedRoute[] | undefined;
}

const below = (path: string, routes: readonly AddressedRoute[]): string[] =>
  routes.flatMap((route) => {
    const here = route.path === undefined ? path : `${path}/${route.path}`;
    return route.children ? below(here, route.children) : [here];
  });

/** Addresses of all screens below one path of an area; parameters of an address stand for themselves. */
export const addressesBelow = (path: string, routes: readonly AddressedRoute[]): readonly string[] =>
  below(path, routes).map((address) => address.replaceAll(':', ''));

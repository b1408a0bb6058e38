import type { AppPath } from '@fm/contract';
import { PageSkeleton } from '@fm/ui';
import { useMemo } from 'react';
import { type RouteObject, useRoutes } from 'react-router';
import { overviewPart, profilePart, statusPart } from '../app/host-parts';
import { Part } from '../app/part';
import { type RegistryState, RemoteOutlet } from '../federation';
import { NoSuchPage } from './no-such-page';
import { NotFound } from './not-found';

/** The page that the address asks for: the host's own, one of an area, or none. */
export function Screens({ registry }: { registry: RegistryState }) {
  const routes = useMemo(() => [...hostRoutes, ...areaRoutes(registry), elsewhere(registry)], [registry]);
  return useRoutes(routes);
}

const hostRoutes: RouteObject[] = [
  {
    index: true,
    element: (
      <Part
        of={overviewPart}
        what="The overview"
        waiting={<PageSkeleton />}
        render={(Overview) => <Overview />}
      />
    ),
  },
  {
    path: 'profile',
    element: (
      <Part
        of={profilePart}
        what="The profile"
        waiting={<PageSkeleton />}
        render={(Profile) => <Profile />}
      />
    ),
  },
  {
    path: 'status',
    element: (
      <Part
        of={statusPart}
        what="The status page"
        waiting={<PageSkeleton />}
        render={(StatusPage) => <StatusPage />}
      />
    ),
  },
];

function areaRoutes(registry: RegistryState): RouteObject[] {
  if (registry.phase !== 'ready') return [];
  return registry.registry.remotes.flatMap(({ descriptor: { id, paths } }) =>
    paths.map((path: AppPath) => ({
      path: `${path.slice(1)}/*`,
      element: <RemoteOutlet key={path} id={id} path={path} notFound={<NotFound />} />,
    })),
  );
}

const elsewhere = (registry: RegistryState): RouteObject => ({
  path: '*',
  element: <NoSuchPage registry={registry} />,
});

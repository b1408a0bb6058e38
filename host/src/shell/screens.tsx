import type { AppPath } from '@fm/contract';
import type { LazyPart } from '@fm/platform';
import { ButtonLink, ErrorState, Page, PageSkeleton } from '@fm/ui';
import { type ComponentType, useMemo } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { Part } from '../app/part';
import { federation, type RegistryState, RemoteOutlet } from '../federation';
import { overviewPart, profilePart } from './screen-parts';
import { adminPart, notificationsPart, peoplePart, statusPart } from './shell-parts';

/** The page that the address asks for: the host's own, one of an area, or none. */
export function Screens({ registry }: { registry: RegistryState }) {
  const routes = useMemo(() => [...hostRoutes, ...areaRoutes(registry), elsewhere(registry)], [registry]);
  return useRoutes(routes);
}

/** A screen of the host's own that needs nothing from here. */
const HostScreen = ({ of, what }: { readonly of: LazyPart<ComponentType>; readonly what: string }) => (
  <Part of={of} what={what} waiting={<PageSkeleton />} render={(Screen) => <Screen />} />
);

const hostRoutes: RouteObject[] = [
  {
    index: true,
    element: <HostScreen of={overviewPart} what="The overview" />,
  },
  {
    path: 'profile',
    element: <HostScreen of={profilePart} what="The profile" />,
  },
  {
    path: 'notifications',
    element: <HostScreen of={notificationsPart} what="The notifications" />,
  },
  {
    path: 'people',
    element: <HostScreen of={peoplePart} what="The list of people" />,
  },
  {
    path: 'admin/*',
    element: (
      <Part
        of={adminPart}
        what="The administration"
        waiting={<PageSkeleton />}
        render={(Administration) => <Administration notFound={<NotFound />} />}
      />
    ),
  },
  {
    path: 'status',
    element: <HostScreen of={statusPart} what="The status page" />,
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

/** An address outside everything known so far. Whether it exists is only sure once the list of areas is there. */
function NoSuchPage({ registry }: { registry: RegistryState }) {
  if (registry.phase === 'loading') return <PageSkeleton />;
  if (registry.phase === 'ready') return <NotFound />;
  // What goes wrong with it is in the registry's state.
  const retry = () =>
    void federation()
      .registry.reload()
      .catch(() => undefined);
  return (
    <Page title="This page can't be reached right now" width="reading">
      <ErrorState title="The list of areas did not arrive" onRetry={retry}>
        The overview and your profile keep working. Please try again in a moment.
      </ErrorState>
    </Page>
  );
}

/** For an address that nothing answers to. */
function NotFound() {
  return (
    <Page
      title="Page not found"
      subtitle="There is nothing at this address. It may have been mistyped, or moved."
      width="reading"
    >
      <p>
        <ButtonLink to="/" variant="primary">
          Go to overview
        </ButtonLink>
      </p>
    </Page>
  );
}

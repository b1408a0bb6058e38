import type { AppPath, RemoteDescriptor, RemoteModule } from '@fm/contract';
import { ErrorBoundary } from '@fm/platform';
import { ErrorState, Page } from '@fm/ui';
import { Navigate, type RouteObject, useLocation, useRoutes } from 'react-router';

/** The area's screens below its paths; everything else is said to be elsewhere. */
export const areaRoutes = ({ paths }: RemoteDescriptor, module: RemoteModule): RouteObject[] => [
  ...paths.map((path) => ({ path: `${path}/*`, element: <Screens module={module} path={path} /> })),
  { path: '/', element: <Navigate to={paths[0] ?? '/'} replace /> },
  { path: '*', element: <Elsewhere /> },
];

function Screens({ module, path }: { readonly module: RemoteModule; readonly path: AppPath }) {
  const screen = useRoutes((module.routes[path] ?? []) as RouteObject[]);
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} fallback={(error, reset) => <Crashed error={error} onRetry={reset} />}>
      {screen ?? <Elsewhere />}
    </ErrorBoundary>
  );
}

const Crashed = ({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) => (
  <Page title="The screen crashed" width="reading">
    <ErrorState title={String(error)} onRetry={onRetry}>
      The whole error is in the browser's console.
    </ErrorState>
  </Page>
);

const Elsewhere = () => (
  <Page
    title="Not in this area"
    subtitle={`${useLocation().pathname} belongs to the host or another area. Run "npm run dev" to have them all.`}
    width="reading"
  />
);

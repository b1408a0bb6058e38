import type { KnownRoutes } from './screen-pattern';

/** The host's own screens. */
export const HOST_ROUTES: KnownRoutes = {
  path: '/',
  routes: [
    { index: true },
    { path: 'notifications' },
    { path: 'people' },
    { path: 'profile' },
    { path: 'status' },
    { path: 'admin' },
    { path: 'admin/form' },
    { path: 'admin/jobs' },
    { path: 'admin/audit' },
    { path: 'admin/settings' },
    { path: 'admin/statistics' },
    { path: 'admin/usage' },
  ],
};

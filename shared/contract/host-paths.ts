import type { AppPath } from './descriptor';

/** Addresses of the host's own screens, and of what its server answers: no area may have them. */
export const HOST_PATHS: readonly AppPath[] = [
  '/admin',
  '/command',
  '/forgot-password',
  '/login',
  '/notifications',
  '/offer',
  '/people',
  '/profile',
  '/remotes',
  '/status',
];

/**
 * The one list of modules that exist once per page. The host provides all of them, areas bundle none of them:
 * the host's share table and the areas' builds are both made from this file.
 */

/** In the host's first script anyway, so handed over without a request. */
export const EAGER_SHARED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router',
  'react-router-dom',
  '@fm/platform',
  '@fm/firebase/auth',
] as const;

/** Loaded by the host when the first area asks for them. */
export const LAZY_SHARED = [
  // Areas built for development compile to it; a released host serves them as well.
  'react/jsx-dev-runtime',
  '@fm/firebase/firestore',
  '@fm/data',
  '@fm/data/attachments',
  '@fm/data/form',
  '@fm/ui',
  '@fm/ui/plain',
  '@fm/ui/form',
  '@fm/ui/select',
  '@fm/ui/table',
  '@fm/ui/date',
  '@fm/ui/chart',
  '@fm/ui/print',
  '@fm/ui/files',
  '@fm/ui/history',
  '@fm/screens/checklist',
  '@fm/screens/customer',
  '@fm/screens/import',
  '@fm/screens/list',
  '@fm/screens/record',
  '@fm/screens/templates',
  '@fm/screens/transitions',
] as const;

export const SHARED_MODULES = [...EAGER_SHARED, ...LAZY_SHARED] as const;

/** Those of our own packages, whose versions do not say which names they export. */
export const OWN_SHARED: readonly SharedModule[] = SHARED_MODULES.filter((module) =>
  module.startsWith('@fm/'),
);

export type EagerShared = (typeof EAGER_SHARED)[number];
export type LazyShared = (typeof LAZY_SHARED)[number];
export type SharedModule = EagerShared | LazyShared;

/** The package a shared module belongs to: `@fm/ui/table` -> `@fm/ui`. */
export const packageOf = (module: string) =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');

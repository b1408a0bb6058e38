import type { EagerShared, SharedModule } from '@fm/build/shared-modules';
import * as auth from '@fm/firebase/auth';
import * as platform from '@fm/platform';
import * as router from '@fm/platform/router-facade';
import * as runtimeCore from '@module-federation/runtime/core';
import federation from '@module-federation/webpack-bundler-runtime';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { lazyModules } from './lazy-modules';

/** Versions of the shared modules as installed when the host was built. */
declare const SHARED_VERSIONS: Readonly<Record<SharedModule, string>>;

const eagerModules: Readonly<Record<EagerShared, object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router': router,
  'react-router-dom': router,
  '@fm/platform': platform,
  '@fm/firebase/auth': auth,
};

const terms = (name: SharedModule) => ({
  version: SHARED_VERSIONS[name],
  scope: 'default',
  shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${SHARED_VERSIONS[name]}` },
});

const entries = <K extends string, V>(table: Readonly<Record<K, V>>) => Object.entries(table) as [K, V][];

/** Everything areas get from the host, as the federation runtime takes it. */
export const sharedTable = () =>
  Object.fromEntries([
    ...entries(eagerModules).map(([name, module]) => [name, { ...terms(name), lib: () => module }] as const),
    ...entries(lazyModules).map(
      ([name, load]) =>
        [
          name,
          {
            ...terms(name),
            get: async () => {
              const module = await load();
              return () => module;
            },
          },
        ] as const,
    ),
  ]);

/**
 * Puts the federation runtime where areas look for it, which are built without one: all of it since contract 1.3.0, its
 * core alone before.
 */
export function giveAreasTheRuntime(): void {
  Object.assign(globalThis, {
    _FEDERATION_RUNTIME_CORE: runtimeCore,
    _FEDERATION_BUNDLER_RUNTIME: runtimeOfItsOwn,
  });
}

/** The code is the same for all; what it notes, each container notes for itself, also one that is tried again. */
const runtimeOfItsOwn = () => ({
  ...federation,
  bundlerRuntime: { ...federation.bundlerRuntime, S: {} },
  bundlerRuntimeOptions: {},
});

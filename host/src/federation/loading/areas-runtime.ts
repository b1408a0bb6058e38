import * as runtimeCore from '@module-federation/runtime/core';
import federation from '@module-federation/webpack-bundler-runtime';

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

import { type Compiler, type RspackPluginInstance, rspack } from '@rspack/core';

const NAME = 'RecordImports';

/** The file beside an area's own in which its build says what it takes. */
export const IMPORTS = 'imports.json';

/**
 * Writes down which names an area takes of each of these modules, which the host provides: whether a host has them can
 * then be asked before anybody opens the area. Before unused imports are dropped, so that those count too; names of
 * types are gone by then.
 */
export class RecordImports implements RspackPluginInstance {
  constructor(private readonly modules: readonly string[]) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const taken = new Map<string, Set<string>>();
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const module of modules)
          for (const { dependency } of compilation.moduleGraph.getOutgoingConnections(module)) {
            const { request, ids } = dependency;
            const [name] = ids ?? [];
            if (request === undefined || name === undefined || !this.modules.includes(request)) continue;
            taken.set(request, (taken.get(request) ?? new Set()).add(name));
          }
      });
      compilation.hooks.processAssets.tap(NAME, () => {
        const sorted = [...taken].sort(([one], [other]) => one.localeCompare(other));
        const imports = Object.fromEntries(sorted.map(([module, names]) => [module, [...names].sort()]));
        compilation.emitAsset(IMPORTS, new rspack.sources.RawSource(JSON.stringify(imports)));
      });
    });
  }
}

import { type Compiler, type RspackPluginInstance, WebpackError } from '@rspack/core';

const NAME = 'ForbidBundled';

/**
 * Files no area may carry in its own build: what the host shares, what stands behind it, the host and other areas.
 * Of our own packages an area bundles the pure ones alone.
 */
export const hostOnly = (id: string) =>
  new RegExp(
    [
      String.raw`[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|react-toastify|react-aria|react-stately|react-aria-components|react-hook-form|firebase|lucide-react)[\\/]`,
      String.raw`[\\/]node_modules[\\/]@(firebase|hookform|internationalized|module-federation|react-aria|react-stately|react-types|tanstack)[\\/]`,
      String.raw`[\\/]shared[\\/](?!contract[\\/]|domain[\\/]|build[\\/])[^\\/]+[\\/]`,
      String.raw`[\\/](host|backend)[\\/]src[\\/]`,
      String.raw`[\\/]remotes[\\/](?!${id}[\\/])[^\\/]+[\\/]`,
    ].join('|'),
  );

/**
 * Fails an area's build when it would bundle one of these files, and names the importer. Runs before unused imports
 * are dropped, so those count too.
 */
export class ForbidBundled implements RspackPluginInstance {
  constructor(private readonly forbidden: RegExp) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const module of modules) {
          const file = module.nameForCondition();
          if (!file || !this.forbidden.test(file)) continue;
          const importer = compilation.moduleGraph.getIssuer(module)?.nameForCondition() ?? 'an entry';
          compilation.errors.push(
            new WebpackError(
              `${file} would be bundled into this area, imported by ${importer}. ` +
                'Import what the host shares: see shared/build/shared-modules.ts.',
            ),
          );
        }
      });
    });
  }
}

import { type Configuration, rspack, type StatsCompilation, type StatsOptions } from '@rspack/core';

/** A build that did not succeed; the message holds what the compiler said. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/** What is asked of the compiler's account: chunks, why they are there, and what is in them. */
const STATS: StatsOptions = {
  all: false,
  ids: true,
  chunks: true,
  chunkOrigins: true,
  chunkModules: true,
  chunkModulesSpace: Number.POSITIVE_INFINITY,
  dependentModules: true,
};

/** The same, and what each module exports. */
export const WITH_EXPORTS: StatsOptions = {
  ...STATS,
  modules: true,
  modulesSpace: Number.POSITIVE_INFINITY,
  nestedModules: true,
  nestedModulesSpace: Number.POSITIVE_INFINITY,
  // A list of what others export is no part of any file by then.
  orphanModules: true,
  groupModulesByAttributes: false,
  groupModulesByPath: false,
  groupModulesByType: false,
  providedExports: true,
};

/** Runs one build. Rejects with a BuildError when the compiler reports errors. */
export function compile(app: string, config: Configuration, statsOptions = STATS): Promise<StatsCompilation> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(new BuildError(`${app}: ${error.message}`, { cause: error }));
        if (!stats) return reject(new BuildError(`${app}: the compiler gave no result.`));
        if (stats.hasErrors())
          return reject(
            new BuildError(
              `${app} did not build:\n${stats.toString({ preset: 'errors-only', colors: false })}`,
            ),
          );
        resolve(stats.toJson(statsOptions));
      });
    });
  });
}

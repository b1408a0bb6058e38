import { RETRY_EVENT } from '@fm/contract';
import { type Compiler, RuntimeGlobals, RuntimeModule } from '@rspack/core';

const NAME = 'RetryLateFiles';

/** What an area does when something is asked for again, as code of the bundler's runtime. */
export const lateFilesCode = (): string => {
  const { moduleCache, publicPath } = RuntimeGlobals;
  return `var home;
addEventListener('${RETRY_EVENT}', (event) => {
  for (const id in ${moduleCache}) if (${moduleCache}[id].error) delete ${moduleCache}[id];
  home ??= ${publicPath};
  ${publicPath} = event.detail ? home.replace(/~\\d+\\/$/, '') + '~' + event.detail + '/' : home;
});`;
};

class LateFiles extends RuntimeModule {
  constructor() {
    super(NAME);
  }

  override generate(): string {
    return lateFilesCode();
  }
}

/**
 * Has late files of an area come after a retry: from another address, because the browser joins a hung request to the same
 * one, and modules that threw run anew. A module that needs a shared one which did not arrive throws, and the bundler's
 * runtime gives its old error to whoever asks for it again, for the page's life.
 */
export class RetryLateFiles {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk, requirements) => {
        requirements.add(RuntimeGlobals.moduleCache);
        requirements.add(RuntimeGlobals.publicPath);
        compilation.addRuntimeModule(chunk, new LateFiles());
      });
    });
  }
}

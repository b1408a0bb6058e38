import { RETRY_EVENT } from '@fm/contract';
import { type Compiler, RuntimeGlobals, RuntimeModule } from '@rspack/core';

const NAME = 'ForgetFailedModules';

class ForgetFailed extends RuntimeModule {
  constructor() {
    super(NAME);
  }

  override generate(): string {
    const cache = RuntimeGlobals.moduleCache;
    return `addEventListener('${RETRY_EVENT}', () => {
  for (const id in ${cache}) if (${cache}[id].error) delete ${cache}[id];
});`;
  }
}

/**
 * Has modules of an area that threw run anew after a retry. A module that needs a shared one which did not arrive throws,
 * and the bundler's runtime gives its old error to whoever asks for it again, for the page's life.
 */
export class ForgetFailedModules {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk, requirements) => {
        requirements.add(RuntimeGlobals.moduleCache);
        compilation.addRuntimeModule(chunk, new ForgetFailed());
      });
    });
  }
}

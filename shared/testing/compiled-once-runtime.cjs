const { Script } = require('node:vm');
const Runtime = require('jest-runtime').default;

/**
 * jest compiles each module again for each test file, by a call of which V8 keeps nothing. Scripts it does keep: the same
 * text is compiled once in a process, together with what its functions have been compiled to meanwhile.
 */
module.exports = class CompiledOnceRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    const { executor } = this;
    const compile = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      // What loads further modules while it runs is compiled by jest, which knows how to find them.
      if (!context || /\bimport\s*\(/.test(source)) return compile(source, filename);
      const parameters = executor.injectedModuleParameters.join(',');
      try {
        return new Script(`(function(${parameters}){${source}\n})`, { filename }).runInContext(context);
      } catch {
        // jest says what is wrong with it.
        return compile(source, filename);
      }
    };
  }
};

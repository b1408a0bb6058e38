import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const noPipelines = createRequire(__filename)('./no-pipelines-loader.cjs') as (source: string) => string;
const dist = join(dirname(require.resolve('@firebase/firestore/package.json')), 'dist');
const core = readdirSync(dist).filter((name) => /^common-\w+\.esm\.js$/.test(name));
const source = readFileSync(join(dist, core[0] ?? ''), 'utf8');

describe('Firestore without its pipelines', () => {
  it('asks of nothing any more whether it is one', () => {
    expect(core).toHaveLength(1);
    expect(source).toContain('instanceof CorePipeline');
    expect(noPipelines(source)).not.toMatch(
      /instanceof (CorePipeline|__PRIVATE_RealtimePipeline)|isCorePipeline;/,
    );
  });

  it('stops the build where it is asked in another way than it used to be', () => {
    expect(() => noPipelines('return e.isPipeline;')).toThrow('has 0 places instead of 1');
  });
});

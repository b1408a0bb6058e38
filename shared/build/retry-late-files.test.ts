import { RETRY_EVENT } from '@fm/contract';
import { lateFilesCode } from './retry-late-files';

/** The bundler's runtime in an area whose container came from `folder`. */
function areaAt(folder: string) {
  const runtime = { p: folder, c: { good: {}, broken: { error: new Error('gone') } } };
  const page = new EventTarget();
  const run = new Function('__webpack_require__', 'addEventListener', lateFilesCode());
  run(runtime, page.addEventListener.bind(page));
  return {
    runtime,
    tell: (retry?: number) => page.dispatchEvent(new CustomEvent(RETRY_EVENT, { detail: retry })),
  };
}

describe('late files of an area', () => {
  it('are asked for again at another address, and at the usual one once that is over', () => {
    const { runtime, tell } = areaAt('/areas/tasks/');
    tell(3);
    expect(runtime.p).toBe('/areas/tasks/~3/');
    tell(4);
    expect(runtime.p).toBe('/areas/tasks/~4/');
    tell();
    expect(runtime.p).toBe('/areas/tasks/');
  });

  it('are asked for beside the retry that the area itself came from', () => {
    const { runtime, tell } = areaAt('/areas/tasks/~2/');
    tell(3);
    expect(runtime.p).toBe('/areas/tasks/~3/');
    tell();
    expect(runtime.p).toBe('/areas/tasks/~2/');
  });

  it('run anew where they failed, and stay where they did not', () => {
    const { runtime, tell } = areaAt('/areas/tasks/');
    tell(1);
    expect(Object.keys(runtime.c)).toEqual(['good']);
  });
});

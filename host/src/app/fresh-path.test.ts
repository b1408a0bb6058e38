import { takeFreshPath } from './fresh-path';

/** Where the bundler looks for further files of the host. */
const page = globalThis as { __webpack_public_path__?: string };
beforeEach(() => {
  page.__webpack_public_path__ = '/';
});
afterAll(() => {
  delete page.__webpack_public_path__;
});

describe('files of the host that are asked for again', () => {
  it('come from an address of their own, and all others from the usual one afterwards', () => {
    const end = takeFreshPath(1);
    expect(page.__webpack_public_path__).toBe('/~1/');
    end();
    expect(page.__webpack_public_path__).toBe('/');
  });

  it('keep their address where an attempt before ends meanwhile', () => {
    const endFirst = takeFreshPath(1);
    const endSecond = takeFreshPath(2);
    const second = page.__webpack_public_path__;
    endFirst();
    expect(page.__webpack_public_path__).toBe(second);
    endSecond();
    expect(page.__webpack_public_path__).toBe('/');
  });
});

import { skippedEngines } from './install-browsers';

describe('what was not tested', () => {
  it('is told with the packages to install', () => {
    expect(skippedEngines(['Firefox', 'WebKit'])).toBe(
      'Not tested in Firefox and WebKit: not installed (on Debian: apt-get install firefox-esr webkit2gtk-driver xvfb).',
    );
  });

  it('is not spoken of when it is nothing', () => {
    expect(skippedEngines([])).toBeUndefined();
  });
});

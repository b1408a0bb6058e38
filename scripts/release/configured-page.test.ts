import { configuredPage, contentVersion } from './configured-page';

const PAGE = '<head><script src="/boot.js"></script><script src="/main.js" defer></script></head>';

/** What the page tells, as a browser would read it. */
const toldBy = (page: string) => JSON.parse(/id="config">(.*?)<\/script>/.exec(page)?.[1] ?? '') as object;

it('the page tells the configuration before the boot script, which reads it', () => {
  const page = configuredPage(PAGE, 'boot', { companyTitle: 'Nordhaus' });
  expect(toldBy(page)).toEqual({ companyTitle: 'Nordhaus' });
  expect(page.indexOf('id="config"')).toBeLessThan(page.indexOf('/boot.js'));
});

it.each(["</script><script>alert('1')</script>", '<!--<script>', "$' $& $1"])(
  'no text of the configuration is more than a text of it: %s',
  (companyTitle) => {
    const page = configuredPage(PAGE, 'boot', { companyTitle });
    expect(toldBy(page)).toEqual({ companyTitle });
    expect(page.match(/<script/g)).toHaveLength(3);
  },
);

it('the page asks for another address when the boot script is another one', () => {
  const pages = ['boot', 'other'].map((boot) => configuredPage(PAGE, boot, {}));
  expect(pages[0]).toContain(`<script src="/boot.js?${contentVersion('boot')}"></script>`);
  expect(pages[0]).not.toBe(pages[1]);
});

it('a page without a boot script stays as it is', () => {
  expect(configuredPage('<p>page</p>', 'boot', {})).toBe('<p>page</p>');
});

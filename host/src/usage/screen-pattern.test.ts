import {
  accountAddress,
  auditAddress,
  jobAddress,
  settingsAddress,
  usageAddress,
} from '@fm/contract/addresses';
import { isScreenPattern } from '@fm/domain/usage';
import { HOST_ROUTES } from './host-routes';
import { screenPattern } from './screen-pattern';

const customers = {
  path: '/customers',
  routes: [
    { index: true },
    { path: 'form' },
    { path: ':id', children: [{ index: true }, { path: 'history' }] },
  ],
} as const;

it.each([
  ['/customers', '/customers'],
  ['/customers/form', '/customers/form'],
  ['/customers/customer-01/history', '/customers/:id/history'],
  ['/customers/Frau%20Meyer', '/customers/:id'],
  ['/customers/c1/of/nobody', '/customers/*'],
])('calls %s %s', (pathname, pattern) => {
  expect(screenPattern(pathname, customers)).toBe(pattern);
});

it.each([
  ['/', '/'],
  ['/admin/usage', '/admin/usage'],
  ['/frau-meyer', '/*'],
])('calls %s of the host %s', (pathname, pattern) => {
  expect(screenPattern(pathname, HOST_ROUTES)).toBe(pattern);
});

it('has a pattern that may be counted for each screen of the host', () => {
  const names = HOST_ROUTES.routes.map((route) => `/${'path' in route ? route.path : ''}`);
  expect(names.filter((name) => !isScreenPattern(name))).toEqual([]);
});

it('knows every page of the administration by its address', () => {
  const pages = [accountAddress.list(), accountAddress.new(), jobAddress.list(), auditAddress.list()];
  for (const address of [...pages, usageAddress.list(), settingsAddress.form()]) {
    const { pathname } = new URL(address, 'https://app.example');
    expect(screenPattern(pathname, HOST_ROUTES)).toBe(pathname);
  }
});

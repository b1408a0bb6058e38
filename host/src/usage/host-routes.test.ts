import { HOST_PATHS } from '@fm/contract';
import { HOST_ROUTES } from './host-routes';

it('every screen of the host has an address that no area may claim', () => {
  const paths = (HOST_ROUTES.routes ?? []).flatMap((route) => ('path' in route ? [`/${route.path}`] : []));
  const first = new Set(paths.map((path) => `/${path.split('/')[1]}`));
  expect([...first].filter((path) => !HOST_PATHS.some((taken) => taken === path))).toEqual([]);
  expect(first.size).toBeGreaterThan(3);
});

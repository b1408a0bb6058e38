import type { RemoteRoute } from '@fm/contract';
import {
  type AppPath,
  CONTRACT,
  type RemoteDescriptor,
  type RemoteModule,
  satisfies,
  validateDescriptor,
  validateModule,
  validatePermissions,
  validateSearch,
  validateWidgets,
} from '@fm/contract';
import { clearData } from '@fm/data';
import { PERMISSIONS } from '@fm/domain/role';
import { isScreenPattern } from '@fm/domain/usage';
import { configureFirebase } from '@fm/firebase/app';
import { HostProvider } from '@fm/platform';
import { cleanup, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, matchRoutes, type RouteObject, RouterProvider, useRoutes } from 'react-router';
import { addressesBelow } from './area-addresses';
import { fakeHost } from './fake-host';

/** All parts of an area, as its `src/module.tsx` and its neighbours export them. */
export interface RemoteUnderTest {
  readonly descriptor: RemoteDescriptor;
  readonly module: RemoteModule;
  /** Needed when the descriptor announces widgets. */
  readonly widgets?: unknown;
  /** Needed when the descriptor announces a search. */
  readonly search?: unknown;
}

const BACKEND = 'localhost:1';

const HEADING = 'h1';
/** The name of a record may be what its page waits for. */
const HEADING_OR_LOADING = 'h1, [role="status"]';

/** Screens show what they show while their data is on its way: neither network nor drafts answer here. */
function answerNothing(): void {
  // jsdom has no database of the browser, which screens would report.
  globalThis.indexedDB = { open: () => ({}) } as unknown as IDBFactory;
  globalThis.fetch = () => new Promise(() => {});
  globalThis.XMLHttpRequest.prototype.send = () => undefined;
}

const routesOf = ({ module }: RemoteUnderTest, path: AppPath) => (module.routes[path] ?? []) as RouteObject[];

const addresses = (remote: RemoteUnderTest) =>
  remote.descriptor.paths.flatMap((path) =>
    addressesBelow(path, routesOf(remote, path)).map((address) => [address, path] as const),
  );

/** Whether an address leads to a screen of the area. */
const resolves = (remote: RemoteUnderTest, address: string) =>
  remote.descriptor.paths.some(
    (path) => matchRoutes([{ path, children: routesOf(remote, path) }], address.split('?')[0] ?? '') !== null,
  );

/** Whether an address names a record, which here is never read. */
const isOfRecord = (remote: RemoteUnderTest, address: string, path: AppPath) =>
  matchRoutes([{ path, children: routesOf(remote, path) }], address.split('?')[0] ?? '')?.some(
    ({ params }) => Object.keys(params).length > 0,
  ) ?? false;

/** Draws an address of the area as the host does, below a splat route of its path. */
function draw(remote: RemoteUnderTest, address: string, path: AppPath) {
  const Screens = () => useRoutes(routesOf(remote, path));
  const router = createMemoryRouter([{ path: `${path}/*`, element: <Screens /> }], {
    initialEntries: [address],
  });
  return render(
    <HostProvider host={fakeHost()}>
      <RouterProvider router={router} />
    </HostProvider>,
  );
}

/**
 * The tests every area has to pass to be shown by this host; that it runs in hosts from before is tried in a browser
 * (`e2e/previous-host.browser.test.ts`). Call it in a `*.test.tsx` beside the area's `module.tsx`.
 */
export function describeRemoteContract(remote: RemoteUnderTest): void {
  const { descriptor, module } = remote;

  beforeAll(() => {
    answerNothing();
    configureFirebase({
      project: { apiKey: 'none', projectId: 'none' },
      emulators: { auth: BACKEND, firestore: BACKEND },
    });
  });

  afterEach(() => {
    cleanup();
    clearData();
  });

  describe(`the descriptor of ${descriptor.id}`, () => {
    it('is valid, with permissions that the role table knows', () => {
      // What these throw says in one line what is wrong.
      validateDescriptor(descriptor);
      validatePermissions(descriptor, PERMISSIONS);
    });

    it(`fits the host of today, which has contract ${CONTRACT}`, () => {
      expect(satisfies(CONTRACT, descriptor.contract)).toBe(true);
    });

    it('names its routes in words: as they are, they are counted', () => {
      const unnamed = Object.entries(module.routes)
        .flatMap(([path, routes]) => patternsOf(path, routes))
        .filter((pattern) => !isScreenPattern(pattern));
      expect(unnamed).toEqual([]);
    });

    it('leads to screens of the area, from the menu and by commands', () => {
      const { menu, commands = [] } = descriptor;
      const dead = [...menu, ...commands].filter(({ to }) => !resolves(remote, to));
      const targets = dead.map(({ id, to }) => `${to} of "${id}"`);
      if (targets.length > 0) throw new Error(`No route leads to ${targets.join(', ')}.`);
    });
  });

  describe(`${descriptor.id} in the host`, () => {
    it('exposes what it announces', () => {
      validateModule(module, descriptor);
      if (descriptor.widgets?.length) validateWidgets(remote.widgets, descriptor);
      if (descriptor.search) validateSearch(remote.search, descriptor);
    });

    it.each(addresses(remote))('shows a screen at %s', async (address, path) => {
      const { container } = draw(remote, address, path);
      await waitFor(() =>
        expect(
          container.querySelector(isOfRecord(remote, address, path) ? HEADING_OR_LOADING : HEADING),
        ).not.toBeNull(),
      );
      expect(container.querySelector('[role="alert"]')).toBeNull();
    });
  });
}

/** The patterns of all screens below a path. */
function patternsOf(path: string, routes: readonly RemoteRoute[]): readonly string[] {
  return routes.flatMap((route) => {
    const own = 'path' in route && route.path !== undefined ? `${path}/${route.path}` : path;
    return [own, ...('children' in route ? patternsOf(own, route.children ?? []) : [])];
  });
}

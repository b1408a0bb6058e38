import type { Page, Worker } from 'playwright-core';
import { startEmbeddedBackend } from '../scripts/serve/embedded-backend';
import { SignInPage } from './page-models/sign-in-page';
import { PASSWORD } from './support/add-person';
import { afterAll, afterEach, beforeAll, expect, it } from './support/test';
import { startTestApp, type TestApp } from './support/test-app';

/* A real service worker, to which the browser hands messages as a push service would. The services are not here. */

const PUSHED = {
  appId: '1:1:web:1',
  messagingSenderId: '1',
  vapidKey: Buffer.from([4, ...Array.from({ length: 64 }, (_, at) => at)]).toString('base64url'),
};

let backend: Awaited<ReturnType<typeof startEmbeddedBackend>>;
let app: TestApp;

beforeAll(async () => {
  backend = await startEmbeddedBackend({ port: 0, dataDir: null, log: () => undefined });
  app = await startTestApp({
    seed: true,
    backend: { ...backend, firebase: { ...backend.firebase, ...PUSHED } },
  });
});
afterAll(async () => {
  await app?.close();
  await backend?.close();
});
afterEach(() => app.closePages());

/** Lets the browser's push service answer, which has none in a browser without a window. */
const subscribed = () => {
  let subscription: object | null = null;
  const keys: Readonly<Record<string, number>> = { p256dh: 65, auth: 16 };
  Object.assign(PushManager.prototype, {
    getSubscription: async () => subscription,
    subscribe: async (options: object) => {
      subscription = {
        endpoint: 'https://push.example/1',
        options,
        getKey: (name: string) => new Uint8Array(keys[name] ?? 0).buffer,
        unsubscribe: async () => {
          subscription = null;
          return true;
        },
      };
      return subscription;
    },
  });
};

interface Service {
  /** What was registered and taken out, as `POST` or `DELETE`. */
  readonly asked: string[];
}

/** Answers as Google's two services do. */
async function answerAsService(page: Page): Promise<Service> {
  const asked: string[] = [];
  let id = '';
  await page.route('https://firebaseinstallations.googleapis.com/**', async (route) => {
    const { fid = id } = (route.request().postDataJSON() ?? {}) as { readonly fid?: string };
    id = fid;
    const token = { token: 't', expiresIn: '604800s' };
    await route.fulfill({ json: { fid, refreshToken: 'r', authToken: token, ...token } });
  });
  await page.route('https://fcmregistrations.googleapis.com/**', async (route) => {
    asked.push(route.request().method());
    await route.fulfill({ json: { name: `projects/demo-facility/registrations/${id}` } });
  });
  return { asked };
}

/** What a notification shows and leads to. */
interface Shown {
  readonly title: string;
  readonly tag: string;
  readonly data: { readonly path: string };
}

/** Allowed to show notifications, which a browser without a window never is. */
const allowed = () => {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
};

async function openedProfile(viewport = { width: 390, height: 844 }) {
  const page = await app.newPage({ locale: 'en-GB', viewport });
  await page.addInitScript(subscribed);
  await page.addInitScript(allowed);
  const service = await answerAsService(page);
  const signIn = new SignInPage(page, app.url);
  await signIn.open('/profile');
  await signIn.signIn('manager@nordhaus.example', PASSWORD);
  await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor();
  return { page, service };
}

/** Turns push on, and gives the worker that came with it; what it would show is kept on it. */
async function turnedOn(page: Page): Promise<Worker> {
  const comes = page.context().waitForEvent('serviceworker');
  await page.getByRole('button', { name: 'Turn on for this device' }).click();
  await page.getByText('It is on for this device.').waitFor();
  const worker = await comes;
  await worker.evaluate(() => {
    const scope = self as unknown as { shown: object[]; registration: ServiceWorkerRegistration };
    scope.shown = [];
    scope.registration.showNotification = async (title, options = {}) =>
      void scope.shown.push({ title, tag: options.tag, data: options.data });
  });
  return worker;
}

/** How many pages of ours are open for the worker: one that was just left is so for a moment more. */
const pagesOpen = (worker: Worker): Promise<number> =>
  worker.evaluate(async () => {
    const { clients } = self as unknown as { readonly clients: { matchAll(of: object): Promise<object[]> } };
    return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length;
  });

/** Hands the worker what the service would while no page of ours is in sight, and gives what it shows. */
async function pushed(page: Page, worker: Worker, data: object): Promise<Shown> {
  await page.goto('about:blank');
  await expect.poll(() => pagesOpen(worker)).toBe(0);
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const message = JSON.stringify({ from: '1', fcmMessageId: 'm1', data });
  const target = { origin: app.url, registrationId: await registered, data: message };
  await cdp.send('ServiceWorker.deliverPushMessage', target);
  return await worker.evaluate(async () => {
    const scope = self as unknown as { readonly shown: readonly Shown[] };
    for (let tries = 0; tries < 200; tries += 1) {
      const [first] = scope.shown;
      if (first) return first;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('Nothing was shown of what was pushed.');
  });
}

/** Clicks what the worker showed. Gives the address of a page that it would open, which needs a real click. */
const clicked = (worker: Worker, { data }: Shown): Promise<string | undefined> =>
  worker.evaluate(async (inner) => {
    const scope = self as unknown as {
      clients: { openWindow: (path: string) => Promise<unknown> };
      dispatchEvent(event: Event): void;
    };
    let opened: string | undefined;
    scope.clients.openWindow = async (path) => {
      opened = path;
    };
    let work: Promise<unknown> = Promise.resolve();
    const event = Object.assign(new Event('notificationclick'), {
      notification: { data: inner, close: () => undefined },
      waitUntil: (until: Promise<unknown>) => {
        work = until;
      },
    });
    scope.dispatchEvent(event);
    // To bring a page to the front takes a real click, too.
    await work.catch(() => undefined);
    return opened;
  }, data);

const NEWS = { kind: 'assigned', type: 'workOrder', id: 'wo-1' };

/** How many devices the server keeps of who signed in. */
async function storedDevices(): Promise<number> {
  const address = `${backend.url}/v1/projects/demo-facility/databases/(default)/documents/users/demo-manager/private/devices`;
  const response = await fetch(address, { headers: { Authorization: 'Bearer owner' } });
  return (await response.text()).split('Chrome on Linux').length - 1;
}

it('shows what is pushed without a name in it, and a click leads there: in a new page or the open one', async () => {
  const { page } = await openedProfile();
  const worker = await turnedOn(page);
  const shown = await pushed(page, worker, NEWS);
  expect(shown).toEqual({
    title: 'A work order was assigned to you.',
    tag: 'workOrder-wo-1-assigned',
    data: { path: '/work-orders/wo-1' },
  });
  expect(await clicked(worker, shown)).toBe('/work-orders/wo-1');
  await page.goto(`${app.url}/tasks`);
  await page.getByRole('heading', { name: 'Tasks', level: 1 }).waitFor();
  expect(await clicked(worker, shown)).toBeUndefined();
  await page.waitForURL('**/work-orders/wo-1');
});

it('leads who signed out meanwhile to the right place after the sign-in, and Logout takes the device out', async () => {
  const { page, service } = await openedProfile({ width: 1440, height: 900 });
  const worker = await turnedOn(page);
  const shown = await pushed(page, worker, NEWS);
  const before = await storedDevices();
  await page.goto(`${app.url}/profile`);
  await page.getByRole('listitem').filter({ hasText: 'Chrome on Linux, this device' }).waitFor();
  await page.getByRole('button', { name: 'Your profile' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  expect(service.asked).toContain('DELETE');
  expect(await storedDevices()).toBe(before - 1);
  await clicked(worker, shown);
  await new SignInPage(page, app.url).signIn('manager@nordhaus.example', PASSWORD);
  await page.waitForURL('**/work-orders/wo-1');
});

it('says what to do where the browser blocks notifications', async () => {
  const { page } = await openedProfile();
  await page.evaluate(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
    window.dispatchEvent(new Event('focus'));
  });
  await page.getByText('This browser blocks notifications of this site.').waitFor();
});

it('is turned off where its device is removed in the profile, and can be turned on again', async () => {
  const { page, service } = await openedProfile();
  await turnedOn(page);
  const before = await storedDevices();
  const device = page.getByRole('listitem').filter({ hasText: 'Chrome on Linux, this device' });
  await device.getByRole('button', { name: 'Remove Chrome on Linux' }).click();
  await page.getByRole('button', { name: 'Turn on for this device' }).waitFor();
  await device.waitFor({ state: 'detached' });
  expect(service.asked).toContain('DELETE');
  expect(await storedDevices()).toBe(before - 1);
  await page.getByRole('button', { name: 'Turn on for this device' }).click();
  await page.getByText('It is on for this device.').waitFor();
  await device.waitFor();
});

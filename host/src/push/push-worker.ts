import { recordAddress } from '@fm/contract/addresses';
import { pushTag, pushText } from '@fm/domain/notification';
import { onPush } from '@fm/firebase/messaging-worker';
import { type OpenPages, showPage } from './show-page';

// The service worker of push messages. It answers no requests and keeps nothing.

/** What is used here of a worker's global scope: the types of a page and of a worker exclude each other. */
interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: OpenPages;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: () => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
}

interface ClickEvent extends Event {
  readonly notification: Notification;
  waitUntil(work: Promise<unknown>): void;
}

const scope = self as unknown as WorkerScope;

scope.addEventListener('install', () => void scope.skipWaiting());

// Before the service's client, which would take any tab of ours and lead it nowhere.
scope.addEventListener('notificationclick', (event) => {
  event.stopImmediatePropagation();
  event.notification.close();
  const path = (event.notification.data as { readonly path?: string } | null)?.path ?? '/';
  event.waitUntil(showPage(scope.clients, path));
});

const {
  apiKey = '',
  projectId = '',
  ...project
} = Object.fromEntries(new URLSearchParams(scope.location.search));

onPush({ apiKey, projectId, ...project }, ({ kind = '', type = '', id = '' }) =>
  scope.registration.showNotification(pushText({ kind, type }), {
    tag: pushTag({ kind, type, id }),
    icon: '/icons/icon-192.png',
    data: { path: recordAddress({ type, id }) ?? '/' },
  }),
);

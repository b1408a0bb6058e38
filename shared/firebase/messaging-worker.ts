import { initializeApp } from 'firebase/app';
import { getMessaging, onBackgroundMessage } from 'firebase/messaging/sw';
import type { FirebaseProject } from './app';

/** In a service worker: tells of each message that comes while no page of the app is in sight. */
export function onPush(
  project: FirebaseProject,
  listener: (data: Readonly<Record<string, string>>) => unknown,
) {
  onBackgroundMessage(getMessaging(initializeApp({ ...project })), ({ data = {} }) => listener(data));
}

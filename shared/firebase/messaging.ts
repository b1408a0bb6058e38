import { getMessaging, isSupported, onRegistered, register, unregister } from 'firebase/messaging';
import { firebaseApp, firebaseSettings } from './app';

/** Whether this browser can be pushed to at all. */
export const canBePushedTo = (): Promise<boolean> => isSupported().catch(() => false);

/**
 * Has messages sent to this browser, where `worker` shows them; gives the id to send to. Asks nothing of the person:
 * the browser must have been allowed to show notifications. Rejects when the services cannot be reached;
 * where the browser's own cannot, it may never answer.
 */
export async function beginPushing(worker: ServiceWorkerRegistration): Promise<string> {
  const { vapidKey = '' } = firebaseSettings().project;
  const messaging = getMessaging(firebaseApp());
  return new Promise<string>((resolve, reject) => {
    const stop = onRegistered(messaging, (id) => {
      stop();
      resolve(id);
    });
    register(messaging, { vapidKey, serviceWorkerRegistration: worker }).catch(reject);
  });
}

/**
 * Takes this browser out of the service, so that nothing reaches it any more. Rejects when that cannot be reached, or
 * never answers.
 */
export const endPushing = async (): Promise<void> => void (await unregister(getMessaging(firebaseApp())));

import { firebaseSettings } from '@fm/firebase/app';

/** Whether this installation can push to browsers at all. */
export function isPushOffered(): boolean {
  const { appId, messagingSenderId, vapidKey } = firebaseSettings().project;
  return Boolean(appId && messagingSenderId && vapidKey);
}

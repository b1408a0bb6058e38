import { initializeApp } from 'firebase-admin/app';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';

let opened: Firestore | undefined;

/**
 * The database of the project the functions run in. Over REST, which starts faster and in less memory than gRPC; its
 * `onSnapshot` would fall back to gRPC and block the calls after it, so functions listen to nothing.
 */
export function database(): Firestore {
  opened ??= initializeFirestore(initializeApp(), { preferRest: true });
  return opened;
}

import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { app } from './app';

let opened: Firestore | undefined;

/**
 * The database of the project the functions run in. Over REST, which starts faster and in less memory than gRPC; its
 * `onSnapshot` would fall back to gRPC and block the calls after it, so functions listen to nothing.
 */
export function database(): Firestore {
  opened ??= initializeFirestore(app(), { preferRest: true });
  return opened;
}

import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
} from 'firebase/firestore';
import { firebaseApp, firebaseSettings } from './app';
import { endUnansweredRequests } from './request-deadline';

export type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  FirestoreErrorCode,
  Query,
  QueryConstraint,
  QueryDocumentSnapshot,
  QueryFieldFilterConstraint,
  QueryNonFilterConstraint,
  QuerySnapshot,
  Transaction,
} from 'firebase/firestore';
export {
  and,
  Bytes,
  collection,
  collectionGroup,
  count,
  doc,
  documentId,
  endBefore,
  getAggregateFromServer,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  limitToLast,
  onSnapshot,
  or,
  orderBy,
  query,
  runTransaction,
  startAfter,
  sum,
  Timestamp,
  terminate,
  where,
} from 'firebase/firestore';

let database: Firestore | undefined;

/**
 * The one database of this page. Its cache lives in memory alone: on a shared office computer nothing of one person
 * may outlive the session for the next.
 */
export function firestore(): Firestore {
  if (database) return database;
  endUnansweredRequests();
  database = initializeFirestore(firebaseApp(), {
    localCache: memoryLocalCache(),
    ignoreUndefinedProperties: false,
  });
  const { emulators } = firebaseSettings();
  if (emulators) {
    const [host = '', port = ''] = emulators.firestore.split(':');
    connectFirestoreEmulator(database, host, Number(port));
  }
  return database;
}

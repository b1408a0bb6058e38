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
  WriteBatch,
} from 'firebase/firestore';
export {
  and,
  average,
  Bytes,
  collection,
  collectionGroup,
  count,
  deleteField,
  doc,
  documentId,
  endAt,
  endBefore,
  getAggregateFromServer,
  getCountFromServer,
  getDoc,
  getDocs,
  increment,
  limit,
  limitToLast,
  onSnapshot,
  or,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  startAfter,
  startAt,
  sum,
  Timestamp,
  terminate,
  where,
  writeBatch,
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

import { collection, doc, firestore } from '@fm/firebase/firestore';

/** An id for a record that is not stored yet. A form takes one when it opens, so that saving twice creates one. */
export const newId = (): string => doc(collection(firestore(), 'events')).id;

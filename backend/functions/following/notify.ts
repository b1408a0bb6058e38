import { tellNews } from '@fm/workflows/system';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { firestoreDatabase } from '../command/firestore-database';
import { database } from '../database';
import { PLACE } from '../place';

/** Tells people what a change left to be told; tried again until all are told. */
export const notify = onDocumentCreated(
  { ...PLACE, document: 'news/{id}', retry: true, maxInstances: 5 },
  async ({ params: { id } }) => void (await tellNews(firestoreDatabase(database()), id, new Date())),
);

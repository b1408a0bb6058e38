import { NOTIFICATIONS_PATH } from '@fm/domain/notification';
import { getMessaging } from 'firebase-admin/messaging';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { info } from 'firebase-functions/logger';
import { app } from '../app';
import { documentOf, firestoreDatabase } from '../command/firestore-database';
import { database } from '../database';
import { PLACE } from '../place';
import { pushTo, type Send } from './push-to';

/**
 * Pushes a notification to the devices of whom it is for, while it is news. Not tried again: what a device missed is in
 * the list of the bell, and what is pushed twice rings twice.
 */
export const pushNews = onDocumentWritten(
  { ...PLACE, document: `${NOTIFICATIONS_PATH}/{id}`, maxInstances: 5 },
  async ({ data }) => {
    if (!data) return;
    const written = { before: documentOf(data.before), after: documentOf(data.after) };
    await pushTo(firestoreDatabase(database()), written, send);
  },
);

const send: Send = async (message) => {
  // Google's service knows no devices of a project that is not at Google's.
  if (process.env.FUNCTIONS_EMULATOR !== 'true') return getMessaging(app()).sendEachForMulticast(message);
  info(`Pushed to ${message.fids.length} of the devices: ${JSON.stringify(message.data)}`);
  return { responses: message.fids.map(() => ({ success: true })) };
};

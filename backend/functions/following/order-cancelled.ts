import type { WorkOrder } from '@fm/domain/work-order';
import { undoConversion } from '@fm/workflows/system';
import { onDocumentDeleted, onDocumentUpdated } from 'firebase-functions/firestore';
import { firestoreDatabase } from '../command/firestore-database';
import { goBySettings } from '../company/go-by-settings';
import { database } from '../database';
import { PLACE } from '../place';

const OF_ORDERS = { ...PLACE, document: 'workOrders/{id}', retry: true, maxInstances: 2 } as const;

/** Makes the offer that an order was made from accepted again, where no other order is left of it. */
async function reopenOffer({ offerRef }: Pick<Partial<WorkOrder>, 'offerRef'>, time: string): Promise<void> {
  if (!offerRef) return;
  await goBySettings(database());
  await undoConversion(firestoreDatabase(database()), offerRef.id, new Date(time));
}

export const orderCancelled = onDocumentUpdated(OF_ORDERS, async ({ data, time }) => {
  const [before = {}, after = {}]: readonly Partial<WorkOrder>[] = [
    data?.before.data(),
    data?.after.data(),
  ].map((one) => one ?? {});
  if (before.status !== 'cancelled' && after.status === 'cancelled') await reopenOffer(after, time);
});

export const orderDeleted = onDocumentDeleted(OF_ORDERS, ({ data, time }) =>
  reopenOffer(data?.data() ?? {}, time),
);

export const planDeleted = onDocumentDeleted(
  { ...OF_ORDERS, document: 'maintenancePlans/{id}' },
  ({ data, time }) => reopenOffer(data?.data() ?? {}, time),
);

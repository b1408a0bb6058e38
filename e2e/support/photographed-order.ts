import { storedAt, storedWhere } from './stored';

type Backend = Parameters<typeof storedWhere>[0];

/**
 * The id of an order of the demo with a photo from before, one from after and a drawn signature, whose customer reads
 * German. Which order that is depends on the day on which the demo was made.
 *
 * @throws Error when the demo has none among its first 20 pairs.
 */
export async function photographedOrder(backend: Backend): Promise<string> {
  const ids = (await storedWhere(backend, 'attachments', 'kind', 'photoBefore')).map(
    ({ entity }) => (entity as { id: string }).id,
  );
  for (const id of ids) {
    const files = await storedWhere(backend, 'attachments', 'entity.id', id);
    const kinds = files.map(({ kind }) => kind).sort();
    if (kinds.join() !== 'photoAfter,photoBefore,signature') continue;
    const { customerRef } = await storedAt(backend, `workOrders/${id}`);
    const customer = await storedAt(backend, `customers/${(customerRef as { id: string }).id}`);
    if (customer.language === 'de') return id;
  }
  throw new Error(
    'The demo has no order with photos from before and after, a signature and a German customer.',
  );
}

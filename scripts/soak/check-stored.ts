import { RestClient, type ServedBackend } from '@fm/local-backend/soak';
import type { PatientClient } from './patient-client';

type Fields = Readonly<Record<string, { readonly integerValue?: string; readonly stringValue?: string }>>;

/** All documents of a collection by their ids. */
async function storedIn(backend: ServedBackend, collectionId: string): Promise<ReadonlyMap<string, Fields>> {
  const query = { structuredQuery: { from: [{ collectionId }] } };
  const { body } = await new RestClient(backend).call('POST', ':runQuery', query);
  const found = body as readonly { readonly document?: { readonly name: string; readonly fields: Fields } }[];
  return new Map(
    found.flatMap(({ document }) =>
      document ? [[document.name.slice(document.name.lastIndexOf('/') + 1), document.fields] as const] : [],
    ),
  );
}

/** Compares what is stored with what was acknowledged: gives how many changes a trigger was told of, and what is wrong. */
export async function checkStored(backend: ServedBackend, clients: readonly PatientClient[]) {
  const faults = clients.flatMap((client) => client.faults);
  const acknowledged = new Map(clients.flatMap((client) => [...client.acknowledged]));
  const [tasks, events, seen] = await Promise.all(
    ['tasks', 'events', 'seen'].map((name) => storedIn(backend, name)),
  );
  const entries = new Map<string, number>();
  for (const entry of events?.values() ?? []) {
    const { mapValue } = (entry.entity ?? {}) as { mapValue?: { fields: Fields } };
    const id = mapValue?.fields.id?.stringValue ?? '';
    entries.set(id, (entries.get(id) ?? 0) + 1);
  }
  for (const [id, changes] of acknowledged) {
    const rev = Number(tasks?.get(id)?.rev?.integerValue ?? 0);
    const written = entries.get(id) ?? 0;
    if (rev !== changes || written !== changes)
      faults.push(`Task ${id}: ${changes} changes acknowledged, ${rev} stored, ${written} in the history.`);
  }
  for (const id of tasks?.keys() ?? []) if (!acknowledged.has(id)) faults.push(`Nobody made task ${id}.`);
  const numbers = new Set([...(tasks?.values() ?? [])].map(({ number }) => number?.stringValue));
  if (numbers.size !== tasks?.size) faults.push(`${tasks?.size} tasks have ${numbers.size} numbers.`);
  const untold = [...(events?.keys() ?? [])].filter((id) => !seen?.has(id));
  if (untold.length > 0) faults.push(`No trigger was told of ${untold.length} changes.`);
  return { triggered: seen?.size ?? 0, faults };
}

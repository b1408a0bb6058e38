import type { Screen } from './screens';
import { storedWhere } from './stored';
import type { TestApp } from './test-app';

/** A record of the demo that each form and detail is opened with: one on which something happened. */
const SOME: Readonly<Record<string, readonly [field: string, value: string]>> = {
  employees: ['status', 'active'],
  customers: ['status', 'active'],
  tasks: ['status', 'open'],
  workOrders: ['status', 'completed'],
  maintenancePlans: ['state', 'active'],
  assets: ['status', 'operational'],
  offers: ['status', 'sent'],
  catalogue: ['unit', 'h'],
  textBlocks: ['place', 'intro'],
};

/** The path of a screen, with the id of a record of the demo where it wants one. */
export async function addressOf(backend: TestApp['backend'], { path, collection }: Screen): Promise<string> {
  const some = SOME[collection];
  if (!path.includes('#') || !some) return path;
  const [record] = await storedWhere(backend, collection, ...some);
  return path.replace('#', String(record?.id));
}

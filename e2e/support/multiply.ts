import { demoDocuments, type SeedDocument, writeDocuments } from '@fm/backend/seed';
import { today } from '@fm/domain/calendar-day';
import { COMPANY } from '@fm/domain/company';

type Data = SeedDocument['data'];

const isOf = (value: unknown, key: string, wanted: string) =>
  typeof value === 'object' && value !== null && Reflect.get(value, key) === wanted;

/** What the lists show as they open, by collection. */
const SHOWN: Readonly<Record<string, (data: Data) => boolean>> = {
  employees: ({ status }) => status !== 'left',
  customers: ({ status }) => status !== 'former',
  tasks: ({ status }) => status !== 'done' && status !== 'cancelled',
  workOrders: ({ statusGroup }) => statusGroup !== 'closed',
  offers: ({ status }) => status !== 'superseded',
  textBlocks: () => true,
  catalogue: ({ active }) => active === true,
  maintenancePlans: ({ state }) => state !== 'ended',
  assets: ({ status }) => status !== 'retired',
  reminders: ({ ownerRef, state }) => isOf(ownerRef, 'id', 'demo-office') && state === 'scheduled',
  events: ({ customerId }) => customerId === 'customer-01',
};

/**
 * Copies what the lists of the seeded demo show until each shows at least `least` records. Much faster than a larger
 * demo, which brings all their history along.
 */
export async function multiplyShown(target: Parameters<typeof writeDocuments>[0], least: number) {
  const demo = [...demoDocuments({ today: today(COMPANY.timezone), scale: 1 })].flat();
  for (const [collection, isShown] of Object.entries(SHOWN)) {
    const shown = demo.filter(
      ({ path, data }) => path.startsWith(`${collection}/`) && path.split('/').length === 2 && isShown(data),
    );
    const copies = Math.ceil(least / shown.length);
    const copied = Array.from({ length: copies }, (_, copy) =>
      shown.map(({ path, data }) => ({ path: `${path}~${copy}`, data })),
    );
    await writeDocuments(target, copied.flat());
  }
}

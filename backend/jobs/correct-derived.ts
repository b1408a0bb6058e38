import { assets } from '@fm/domain/asset';
import { catalogueItems } from '@fm/domain/catalogue';
import { contactsOf, customers } from '@fm/domain/customer';
import { employees } from '@fm/domain/employee';
import { maintenancePlans } from '@fm/domain/maintenance';
import { foundBy } from '@fm/domain/number';
import { offers, offerTemplates } from '@fm/domain/offer';
import type { RecordKind } from '@fm/domain/record';
import { reminders } from '@fm/domain/reminder';
import { sites } from '@fm/domain/site';
import { tasks } from '@fm/domain/task';
import { textBlocks } from '@fm/domain/text-block';
import { users } from '@fm/domain/user';
import { orderTemplates, workOrders } from '@fm/domain/work-order';
import { decodeFields, encode, type RestValue } from '@fm/workflows/rest-values';
import { Places } from './places';
import { documentsOf, type JobTarget } from './project';
import { pagesOf, type StoredDocument, writeEach, writeOf } from './stored-documents';

/** What a kind of record derives from its fields; takes a record as it is stored, of whatever kind. */
interface Derives {
  /** The last part of the path of its collections. */
  readonly collection: string;
  readonly of: (record: object) => Readonly<Record<string, unknown>>;
}

const derives = <R extends object>(kind: RecordKind<R>): Derives => ({
  collection: kind.path.slice(kind.path.lastIndexOf('/') + 1),
  of: (record) => ({
    ...kind.derived?.(record as R),
    ...foundBy(kind, record as R),
  }),
});

const KINDS: readonly Derives[] = [
  derives(customers),
  derives(contactsOf('any')),
  derives(sites),
  derives(employees),
  derives(tasks),
  derives(reminders),
  derives(workOrders),
  derives(orderTemplates),
  derives(offers),
  derives(offerTemplates),
  derives(textBlocks),
  derives(catalogueItems),
  derives(maintenancePlans),
  derives(assets),
  derives(users),
];

/** What a run has done, by collection. */
export interface Corrections {
  readonly corrected: Readonly<Record<string, number>>;
  /** Names of records of which nothing can be derived: they are damaged, and stay as they are. */
  readonly damaged: readonly string[];
}

/**
 * Writes anew what is stored beside the fields of records and follows from them, the words they are found by and the
 * fields they are sorted and filtered by, wherever this version derives it otherwise than the one that wrote it. It is
 * to be run once after such a version is released. Fields, `rev` and history stay as they are; a record that changes in
 * the same moment was just written by the new version, and is left alone.
 */
export async function correctDerived(target: JobTarget, places = new Places(target)): Promise<Corrections> {
  // Copies follow their records afterwards.
  const copies = `${documentsOf(target)}/crew/`;
  const corrected: Record<string, number> = {};
  const damaged: string[] = [];
  for (const { collection, of } of KINDS)
    await places.goOn(collection, async (after, reached) => {
      for await (const page of pagesOf(target, collection, { everywhere: true, after })) {
        const records = page.filter(({ name }) => !name.startsWith(copies));
        const patches = records.map((document) => [document, patchOf(document, of)] as const);
        damaged.push(...patches.flatMap(([{ name }, patch]) => (patch === 'damaged' ? name : [])));
        const writes = patches.flatMap(([document, patch]) =>
          patch === 'damaged' || !patch ? [] : writeOf(document, patch),
        );
        const count = await writeEach(target, writes);
        if (count > 0) corrected[collection] = (corrected[collection] ?? 0) + count;
        await reached(page.at(-1)?.name);
      }
    });
  return { corrected, damaged };
}

/** The derived fields that are not what they should be; undefined where all of them are. */
function patchOf(document: StoredDocument, of: Derives['of']) {
  const fields = (document.fields ?? {}) as Readonly<Record<string, RestValue>>;
  let derived: Readonly<Record<string, unknown>>;
  try {
    derived = of(decodeFields(fields));
  } catch {
    return 'damaged';
  }
  const wrong = Object.entries(derived).filter(([field, value]) => !isStored(fields[field], value));
  return wrong.length === 0 ? undefined : Object.fromEntries(wrong);
}

const isStored = (stored: RestValue | undefined, value: unknown): boolean =>
  value === undefined
    ? stored === undefined
    : stored !== undefined && JSON.stringify(decoded(stored)) === JSON.stringify(decoded(encode(value)));

const decoded = (value: RestValue) => decodeFields({ value }).value;

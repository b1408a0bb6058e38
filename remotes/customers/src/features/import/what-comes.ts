import { customers } from '@fm/domain/customer';
import { sites } from '@fm/domain/site';
import type { WantedRow } from '@fm/screens/import';
import { formatCounted, formatSentence } from '@fm/ui';
import type { RowValues } from './row-form';
import { partsOfRows } from './row-parts';

/** Contacts are a kind of each customer's own, whose name is not needed here. */
const CONTACT = { one: 'contact', many: 'contacts' };

const UPDATED = {
  one: '1 customer is there already and is updated: its sites and contacts that are there are not made twice.',
  many: '{count} customers are there already and are updated: sites and contacts that they have are not made twice.',
};
const WITHOUT_SITE = {
  one: '1 new customer has no site yet. Work orders need one.',
  many: '{count} new customers have no site yet. Work orders need one.',
};

/** How many customers, sites and contacts come of the rows of a file, in whole sentences. */
export function whatComes(rows: readonly WantedRow<RowValues>[]): readonly string[] {
  if (rows.length === 0) return [];
  const all = rows.map(({ row, into, more }) => ({
    isNew: into === undefined,
    ...partsOfRows([row, ...more]),
  }));
  const fresh = all.filter(({ isNew }) => isNew);
  const siteCount = all.reduce((sum, one) => sum + one.sites.length, 0);
  const contacts = all.reduce((sum, one) => sum + one.contacts.length, 0);
  const updated = all.length - fresh.length;
  const without = fresh.filter((one) => one.sites.length === 0).length;
  return [
    `${formatCounted(fresh.length, customers.called)}, ${formatCounted(siteCount, sites.called)} and ${formatCounted(contacts, CONTACT)} come of this file.`,
    ...(updated > 0 ? [formatSentence(updated, UPDATED)] : []),
    ...(without > 0 ? [formatSentence(without, WITHOUT_SITE)] : []),
  ];
}

import { addressLine } from '@fm/domain/address';
import type { Contact } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import type { Site } from '@fm/domain/site';
import { PrintTable } from '@fm/ui/print';

const siteColumns = [
  { id: 'name', header: 'Site', cell: ({ name }: Site) => <bdi>{name}</bdi> },
  { id: 'address', header: 'Address', cell: ({ address }: Site) => <bdi>{addressLine(address)}</bdi> },
  { id: 'hours', header: 'Opening hours', cell: ({ openingHours }: Site) => openingHours ?? '–' },
];

/** Where work is done. Keys and codes stay off the paper: it may lie around. */
export const SiteTable = ({ sites }: { readonly sites: readonly Stored<Site>[] }) =>
  sites.length === 0 ? (
    <p>No site is known.</p>
  ) : (
    <PrintTable caption="Sites" columns={siteColumns} rows={sites} rowKey={({ id }) => id} />
  );

const contactColumns = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name, primary }: Contact) => (
      <>
        <bdi>{name}</bdi>
        {primary && ' (primary contact)'}
      </>
    ),
  },
  { id: 'function', header: 'Function', cell: ({ function: job }: Contact) => job ?? '–' },
  { id: 'phone', header: 'Telephone', cell: ({ phone }: Contact) => phone ?? '–', narrow: true },
  { id: 'email', header: 'E-mail', cell: ({ email }: Contact) => email ?? '–' },
];

/** Whom to ask for. */
export const ContactTable = ({ contacts }: { readonly contacts: readonly Stored<Contact>[] }) =>
  contacts.length === 0 ? (
    <p>Nobody is known.</p>
  ) : (
    <PrintTable caption="Contacts" columns={contactColumns} rows={contacts} rowKey={({ id }) => id} />
  );

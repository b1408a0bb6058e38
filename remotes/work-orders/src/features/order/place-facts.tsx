import { customerAddress } from '@fm/contract/addresses';
import { addressLine, mapAddress } from '@fm/domain/address';
import type { Contact } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import type { WorkOrder } from '@fm/domain/work-order';
import { AddressText, type Description, DescriptionList, MailLink, Panel, PhoneLink, TextLink } from '@fm/ui';
import { usePlace } from './api/work-order';

/** Where the job is, how to get in and whom to ask for. */
export function PlaceFacts({ order }: { readonly order: Stored<WorkOrder> }) {
  const { customerRef, siteRef, contactRef, requestedBy } = order;
  const { site, access, contact } = usePlace(order);
  const items: Description[] = [
    {
      term: 'Customer',
      value: <TextLink to={customerAddress.record(customerRef.id)}>{customerRef.name}</TextLink>,
    },
    {
      term: 'Site',
      value: <TextLink to={customerAddress.site(customerRef.id, siteRef.id)}>{siteRef.name}</TextLink>,
    },
    {
      term: 'Address',
      value: site && <AddressText line={addressLine(site.address)} href={mapAddress(site.address)} />,
    },
  ];
  if (access) items.push({ term: 'Access', value: access });
  if (site?.openingHours) items.push({ term: 'Opening hours', value: site.openingHours });
  if (contactRef) {
    items.push({ term: 'Contact', value: contact ? <Reach contact={contact} /> : contactRef.name });
  }
  if (requestedBy) items.push({ term: 'Requested by', value: requestedBy });
  return (
    <Panel title="Where">
      <DescriptionList items={items} />
    </Panel>
  );
}

const Reach = ({ contact: { name, phone, email } }: { readonly contact: Contact }) => (
  <>
    <p>{name}</p>
    {phone && <PhoneLink phone={phone} />}
    {phone && email && ' · '}
    {email && <MailLink email={email} />}
  </>
);

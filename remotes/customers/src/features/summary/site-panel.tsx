import { assetAddress, customerAddress, workOrderAddress } from '@fm/contract/addresses';
import { addressLine, mapAddress } from '@fm/domain/address';
import type { Customer } from '@fm/domain/customer';
import type { Stored } from '@fm/domain/record';
import { type Site, sites as siteKind } from '@fm/domain/site';
import { useHost } from '@fm/platform';
import { AddressText, ListState, Panel, ShowMore, TextLink, VisuallyHidden } from '@fm/ui';
import { useSites } from './api/related';
import css from './summary.module.css';

/** Where work is done for a customer, how to get there, and what can be begun there. */
export function SitePanel({ customer }: { readonly customer: Stored<Customer> }) {
  const sites = useSites(customer.id);
  const mayOrder = useHost().can('workOrders:edit') && !customer.trashed && !customer.mergedInto;
  return (
    <Panel title="Sites">
      <ListState
        of={sites}
        noun={siteKind.called.many}
        columns={1}
        empty={<p className={css.none}>No site yet. Work orders need one.</p>}
      >
        <ul className={css.rows}>
          {sites.rows.map((site) => (
            <SiteRow key={site.id} site={site} mayOrder={mayOrder} />
          ))}
        </ul>
      </ListState>
      {sites.more && <ShowMore {...sites.more} called={siteKind.called} byHand />}
    </Panel>
  );
}

interface SiteRowProps {
  readonly site: Stored<Site>;
  readonly mayOrder: boolean;
}

function SiteRow({ site, mayOrder }: SiteRowProps) {
  const { id, name, address, openingHours, customerRef } = site;
  const place = { customer: customerRef.id, site: id };
  return (
    <li className={css.row}>
      <div className={css.what}>
        <strong dir="auto">
          <TextLink to={customerAddress.site(customerRef.id, id)}>{name}</TextLink>
        </strong>
        <p className={css.soft}>
          <AddressText line={addressLine(address)} href={mapAddress(address)} />
        </p>
        {openingHours && (
          <p className={css.soft} dir="auto">
            {openingHours}
          </p>
        )}
      </div>
      <p className={css.links}>
        <TextLink to={assetAddress.list(place)}>
          Assets<VisuallyHidden>{` at ${name}`}</VisuallyHidden>
        </TextLink>
        {mayOrder && (
          <TextLink to={workOrderAddress.new(place)}>
            New work order<VisuallyHidden>{` at ${name}`}</VisuallyHidden>
          </TextLink>
        )}
      </p>
    </li>
  );
}

import { customerAddress, workOrderAddress } from '@fm/contract/addresses';
import { addressLine } from '@fm/domain/address';
import type { Stored } from '@fm/domain/record';
import { type Site, sites } from '@fm/domain/site';
import { useHost } from '@fm/platform';
import { HistoryPanel, RecordPage } from '@fm/screens/record';
import { ButtonLink, Columns, EditIcon, Notice, Page, useScreenWidth } from '@fm/ui';
import { useParams } from 'react-router-dom';
import { partAddress } from '../form/parts/part-address';
import { ContactPanel } from '../summary/contact-panel';
import { useAssetsAt, useOrdersAt, usePlansAt, useSite } from './api/of-site';
import { AssetsAtSite } from './assets-at-site';
import { OrdersAtSite } from './orders-at-site';
import { PlansAtSite } from './plans-at-site';
import { SiteFacts } from './site-facts';

/** `/customers/:customerID/sites/:siteID`: how to get there, whom to call, what is open and what stands there. */
export function SitePage() {
  const { customerID = '', siteID = '' } = useParams();
  // Asked for beside the site, not after it; what shows them shares these listeners.
  useOrdersAt(siteID);
  useAssetsAt(siteID);
  usePlansAt(siteID);
  return (
    <RecordPage
      live={useSite(siteID)}
      kind={sites}
      back={{ to: customerAddress.record(customerID), label: 'Customer' }}
    >
      {(site) => <OneSite key={site.id} site={site} />}
    </RecordPage>
  );
}

function OneSite({ site }: { readonly site: Stored<Site> }) {
  const { can } = useHost();
  const { id, name, address, customerRef, trashed } = site;
  const mayEdit = can('customers:edit') && !trashed;
  // One who is on the way asks whom to call before anything else.
  const onPhone = useScreenWidth() === 'small';
  return (
    <Page
      title={name}
      subtitle={addressLine(address)}
      back={{ to: customerAddress.record(customerRef.id), label: customerRef.name }}
      actions={
        <>
          {mayEdit && (
            <ButtonLink to={partAddress(customerRef.id, 'site', id)} variant="outline" icon={<EditIcon />}>
              Edit
            </ButtonLink>
          )}
          {can('workOrders:edit') && !trashed && (
            <ButtonLink to={workOrderAddress.new({ customer: customerRef.id, site: id })} variant="primary">
              New work order
            </ButtonLink>
          )}
        </>
      }
    >
      {trashed && (
        <Notice tone="warning" title="This site was removed">
          What was done here stays in the history. It comes back with what took it away: Undo, or its
          customer.
        </Notice>
      )}
      <Columns
        side={
          <>
            <SiteFacts site={site} />
            {!onPhone && <ContactPanel customerId={customerRef.id} />}
            <HistoryPanel kind={sites} record={site} mayEdit={mayEdit} />
          </>
        }
      >
        {onPhone && <ContactPanel customerId={customerRef.id} />}
        <OrdersAtSite site={site} />
        <AssetsAtSite site={site} />
        <PlansAtSite site={site} />
      </Columns>
    </Page>
  );
}

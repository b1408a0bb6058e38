import { catalogueAddress, invoiceAddress, offerAddress, textBlockAddress } from '@fm/contract/addresses';
import { listAddress } from '@fm/data';
import { useHost } from '@fm/platform';
import { Tabs } from '@fm/ui';

interface OfferTabsProps {
  readonly current: 'offers' | 'catalogue' | 'texts' | 'billing';
}

/** The views of the offers' area: all offers, what the company sells, what it writes, and what it bills. */
export function OfferTabs({ current }: OfferTabsProps) {
  const mayBill = useHost().can('invoices:edit');
  return (
    <Tabs
      label="Offers"
      tabs={[
        { to: offerAddress.list(), label: 'Offers', current: current === 'offers' },
        { to: listAddress(catalogueAddress.list()), label: 'Catalogue', current: current === 'catalogue' },
        { to: listAddress(textBlockAddress.list()), label: 'Texts', current: current === 'texts' },
        ...(mayBill
          ? [{ to: invoiceAddress.ready(), label: 'Billing', current: current === 'billing' }]
          : []),
      ]}
    />
  );
}

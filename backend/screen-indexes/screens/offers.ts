import type { Offer } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { invoiceList } from '../../../remotes/offers/src/features/billing/list/invoice-list';
import { invoicesNumbered } from '../../../remotes/offers/src/features/billing/payments/api/invoices-numbered';
import {
  useReadyOrders,
  useUnbilledOrders,
} from '../../../remotes/offers/src/features/billing/ready/api/ready-orders';
import { storedWith } from '../../../remotes/offers/src/features/catalogue/import/api/items-there';
import { groupOptions } from '../../../remotes/offers/src/features/catalogue/list/api/group-options';
import { catalogueList } from '../../../remotes/offers/src/features/catalogue/list/catalogue-list';
import { offerList } from '../../../remotes/offers/src/features/list/offer-list';
import { expiringOffers } from '../../../remotes/offers/src/features/overview/api/expiring-offers';
import { templateOptions } from '../../../remotes/offers/src/features/templates/api/templates';
import { blockOptions } from '../../../remotes/offers/src/features/texts/api/block-options';
import { blockList } from '../../../remotes/offers/src/features/texts/list/block-list';
import { usePeopleAtCustomer } from '../../../remotes/offers/src/features/transitions/api/people-at-customer';
import { useVersions } from '../../../remotes/offers/src/features/versions/api/versions';
import offersSearch from '../../../remotes/offers/src/search';
import type { ScreenQueries } from '../asking';
import { finding } from '../finding';
import { WORDS } from '../samples';
import { useEach } from '../use-each';

/** What the offers area asks. */
export const offersQueries: ScreenQueries = {
  'remotes/offers/src/features/billing/list/api/invoices-query.ts': ({ list }) => list(invoiceList),
  'remotes/offers/src/features/billing/payments/api/invoices-numbered.ts': async () => {
    await invoicesNumbered(['x']);
  },
  'remotes/offers/src/features/billing/ready/api/ready-orders.ts': ({ hook }) => {
    hook(useReadyOrders);
    hook(useUnbilledOrders);
  },
  'remotes/offers/src/features/catalogue/import/api/items-there.ts': async () => {
    await storedWith(['x']);
  },
  'remotes/offers/src/features/catalogue/list/api/catalogue-query.ts': ({ list }) => list(catalogueList),
  'remotes/offers/src/features/catalogue/list/api/group-options.ts': async () => {
    await groupOptions('');
  },
  'remotes/offers/src/features/list/api/filtered-offers.ts': ({ hook, list }) => {
    list(offerList);
    hook(() => useEach(expiringOffers()));
  },
  'remotes/offers/src/features/templates/api/templates.ts': async () => {
    for (const words of WORDS) await templateOptions(words);
  },
  'remotes/offers/src/features/texts/api/block-options.ts': async () => {
    for (const words of WORDS) await blockOptions('intro')(words);
  },
  'remotes/offers/src/features/texts/api/blocks-query.ts': ({ list }) => list(blockList),
  'remotes/offers/src/features/transitions/api/people-at-customer.ts': ({ hook }) =>
    hook(() => usePeopleAtCustomer('x')),
  'remotes/offers/src/features/versions/api/versions.ts': ({ hook }) =>
    hook(() => useVersions({ id: 'x' } as Stored<Offer>)),
  'remotes/offers/src/search.ts': finding(offersSearch),
};

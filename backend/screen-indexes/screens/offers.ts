import { contactOptions } from '../../../remotes/offers/src/features/editor/api/contact-options';
import { useOffersPage } from '../../../remotes/offers/src/features/list/api/offers-page';
import { useOfferView } from '../../../remotes/offers/src/features/list/offer-view';
import { expiringOffers } from '../../../remotes/offers/src/features/overview/api/expiring-offers';
import offersSearch from '../../../remotes/offers/src/search';
import type { ScreenQueries } from '../asking';
import { finding } from '../finding';
import { WORDS } from '../samples';
import { useEach } from '../use-each';

/** What the offers area asks. */
export const offersQueries: ScreenQueries = {
  'remotes/offers/src/features/editor/api/contact-options.ts': async () => {
    for (const words of WORDS) await contactOptions('x')(words);
  },
  'remotes/offers/src/features/list/api/filtered-offers.ts': ({ hook, views }) => {
    for (const view of views(useOfferView)) hook(() => useOffersPage(view));
    hook(() => useEach(expiringOffers()));
  },
  'remotes/offers/src/search.ts': finding(offersSearch),
};

import type { Offer } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { lazily, Panel } from '@fm/ui';

const OfferFilesPanel = lazily(
  'the files',
  async () => (await import('./offer-files-panel')).OfferFilesPanel,
);

/** Photos and other files that go with an offer. */
export const Files = ({ offer }: { readonly offer: Stored<Offer> }) => (
  <Panel title="Photos and files">
    <OfferFilesPanel offer={offer} />
  </Panel>
);

import type { Offer } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { lazily } from '@fm/ui';

const VersionsPanel = lazily('the versions', async () => (await import('./versions-panel')).VersionsPanel);

/** The versions of an offer that has more than one. */
export const Versions = ({ offer }: { readonly offer: Stored<Offer> }) =>
  offer.version > 1 || offer.supersededById !== undefined ? <VersionsPanel offer={offer} /> : null;

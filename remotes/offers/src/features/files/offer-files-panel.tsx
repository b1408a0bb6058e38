import { useActor } from '@fm/data';
import { useFileActions, useGrowingAttachments } from '@fm/data/attachments';
import { whyNoOfferFiles } from '@fm/domain/attachment';
import { type Offer, offers } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { FilesPanel } from '@fm/ui/files';
import { useOfferUploads } from './use-offer-uploads';

/** The files of an offer: added and removed while it is a draft, seen ever after. */
export function OfferFilesPanel({ offer }: { readonly offer: Stored<Offer> }) {
  return (
    <FilesPanel
      files={useGrowingAttachments({ type: offers.type, id: offer.id })}
      actions={useFileActions({ lock: whyNoOfferFiles(offer, useActor()) })}
      uploads={useOfferUploads(offer)}
    />
  );
}

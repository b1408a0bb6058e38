import type { Offer } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { useHost } from '@fm/platform';
import { TransitionBar } from '@fm/screens/transitions';
import { Notice, Skeleton } from '@fm/ui';
import { PdfButton } from '../document/pdf-button';
import { Files } from '../files/files';
import { useFilesOnWay } from '../files/use-offer-uploads';
import { OfferSheet } from '../sheet/later-sheet';
import { OfferHistory } from '../sheet/offer-history';
import { offerTransitionScreen } from '../transitions/offer-transition-screen';
import { Versions } from '../versions/versions';
import { useOfferRecord } from './api/offer-record';
import { OfferFormView } from './offer-form-view';
import { OfferHead } from './offer-head';

interface OfferEditorProps {
  readonly offer: Stored<Offer>;
  /** Whether it is still a draft that this person may write on. */
  readonly writable: boolean;
}

const NOTHING_GIVEN = {};

/**
 * A stored draft: its fields, its lines, and the steps it can take. What is typed stays in sight, also when someone
 * sends the offer meanwhile; without anything typed it is then shown as it stands.
 */
export function OfferEditor({ offer, writable }: OfferEditorProps) {
  const host = useHost();
  const record = useOfferRecord(offer.id, NOTHING_GIVEN, () =>
    host.toast.success(`${offer.number ?? `“${offer.title}”`} was saved.`),
  );
  const { dirty } = record;
  if (!writable && !dirty) return <OfferSheet offer={offer} />;
  if (record.status === 'loading') return <Skeleton rows={10} columns={2} />;
  const draft = offer.status === 'draft';
  return (
    <>
      <OfferHead offer={offer}>
        {draft && <DraftTransitions offer={offer} dirty={dirty} />}
        <PdfButton of="offer" size="sm" id={offer.id} dirty={dirty} />
      </OfferHead>
      {!draft && (
        <Notice tone="warning" title="This offer is no longer a draft">
          Somebody moved it on while you were writing. Copy what you still need; saving is not possible any
          more.
        </Notice>
      )}
      <OfferFormView record={record} saveLabel="Save changes" />
      <Versions offer={offer} />
      <Files offer={offer} />
      <OfferHistory offer={offer} />
    </>
  );
}

interface DraftTransitionsProps {
  readonly offer: Stored<Offer>;
  /** Something is typed that is not saved. */
  readonly dirty: boolean;
}

/** The transitions of a draft, once what is to be sent is stored. */
function DraftTransitions({ offer, dirty }: DraftTransitionsProps) {
  const onWay = useFilesOnWay(offer);
  const waitsFor = dirty
    ? 'Save your changes first: only what is saved can be sent or printed.'
    : onWay
      ? 'Files are still on their way: once sent, the offer takes no more.'
      : undefined;
  return <TransitionBar screen={offerTransitionScreen} record={offer} size="sm" waitsFor={waitsFor} />;
}

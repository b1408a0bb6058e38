import { useHost } from '@fm/platform';
import { Notice, Skeleton } from '@fm/ui';
import { useEffect } from 'react';
import { Files } from '../files/files';
import { OfferHistory } from '../sheet/offer-history';
import { useOfferRecord } from './api/offer-record';
import { DraftSteps } from './draft-steps';
import { OfferFormView } from './offer-form-view';
import { OfferHead } from './offer-head';

interface OfferEditorProps {
  readonly id: string;
  /** Told whether something is typed that is not saved. */
  readonly onTyping: (typing: boolean) => void;
}

const NOTHING_GIVEN = {};

/** A stored draft: its fields, its lines, and the steps it can take. */
export function OfferEditor({ id, onTyping }: OfferEditorProps) {
  const host = useHost();
  const record = useOfferRecord(id, NOTHING_GIVEN, () => host.toast.success('The offer was saved.'));
  const { dirty, record: offer } = record;
  useEffect(() => {
    onTyping(dirty);
    return () => onTyping(false);
  }, [dirty, onTyping]);

  if (!offer || record.status === 'loading') return <Skeleton rows={10} columns={2} />;
  const draft = offer.status === 'draft';
  return (
    <>
      <OfferHead offer={offer}>{draft && <DraftSteps offer={offer} dirty={dirty} />}</OfferHead>
      {!draft && (
        <Notice tone="warning" title="This offer is no longer a draft">
          Somebody moved it on while you were writing. Copy what you still need; saving is not possible any
          more.
        </Notice>
      )}
      <OfferFormView record={record} saveLabel="Save changes" />
      <Files offer={offer} />
      <OfferHistory offer={offer} />
    </>
  );
}

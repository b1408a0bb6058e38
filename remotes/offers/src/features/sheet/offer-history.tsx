import { usePutBack, useRecordHistory } from '@fm/data';
import { mayEditOffer, type Offer, offers } from '@fm/domain/offer';
import type { Stored } from '@fm/domain/record';
import { useSession } from '@fm/platform';
import { Panel, RecordHistory } from '@fm/ui';
import { useState } from 'react';

/** Entries asked for at a time. */
const STEP = 10;

/** Whom it is for, a discount, and a line are several fields each. */
const standsAlone = (path: string) =>
  !/^(customer|site|contact|discount|issueDate|lines\.[^.]+\.)/.test(path);
/** Figures are computed, the rest belongs to steps. */
const isUntyped = (path: string) =>
  /^(netMinor|discountMinor|taxByRate|grossMinor|marginBp|status|version|rootId)/.test(path);

/** What happened to an offer so far. What was sent stays as it was sent: fields of drafts alone are put back. */
export function OfferHistory({ offer }: { readonly offer: Stored<Offer> }) {
  const [size, setSize] = useState(STEP);
  const history = useRecordHistory(offer.id, size);
  const may = mayEditOffer(offer, useSession().role);
  const putBack = usePutBack(offers, {
    record: offer,
    may,
    apart: standsAlone,
    untyped: isUntyped,
  });
  const more = history.rows.length === size ? () => setSize(size + STEP) : undefined;
  return (
    <Panel title="History">
      <RecordHistory history={history} onMore={more} putBack={putBack} />
    </Panel>
  );
}

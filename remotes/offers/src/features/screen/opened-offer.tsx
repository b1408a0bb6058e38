import { useHost } from '@fm/platform';
import { ButtonLink, EmptyState, Notice, Page, PlusIcon, Skeleton, useWarm } from '@fm/ui';
import { CarriedPhotosNotice } from '@fm/ui/form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useInitialValues } from '../editor/api/initial-values';
import { useOfferRecord } from '../editor/api/offer-record';
import { EditorHead } from '../editor/editor-head';
import type { InitialValues } from '../editor/found-on-order';
import { OfferFormView } from '../editor/offer-form-view';
import { OffersBeside } from '../list/offers-beside';
import { OPENED_NEXT } from '../sheet/later-sheet';
import { OfferTabs } from '../tabs/offer-tabs';
import { type Opened, useOfferAddress, useOpened } from './offer-address';
import { OfferPane } from './offer-pane';
import css from './opened-offer.module.css';

/** The offer of `?id=`, or a new one, with the offers so far beside it. */
export function OpenedOffer() {
  const { id, customerId, found, copied } = useOpened();
  const address = useOfferAddress();
  const mayEdit = useHost().can('offers:edit');
  useWarm(OPENED_NEXT);
  return (
    <Page
      title="Offers"
      actions={
        mayEdit && (
          <ButtonLink to={address.fresh} variant="primary" icon={<PlusIcon />}>
            New offer
          </ButtonLink>
        )
      }
    >
      <OfferTabs current="offers" />
      <div className={css.split}>
        <section className={css.list} aria-label="Offers so far">
          <OffersBeside openId={id} />
        </section>
        <div className={css.work}>
          <div className={css.back}>
            <ButtonLink to={address.list} variant="outline" size="sm">
              All offers
            </ButtonLink>
          </div>
          <div className={css.pane}>
            {id !== undefined && <OfferPane key={id} id={id} />}
            {id === undefined && mayEdit && (
              <NewOfferPane
                key={found ? `${found.orderId} ${found.itemId}` : (copied ?? customerId)}
                customerId={customerId}
                found={found}
                copied={copied}
              />
            )}
            {id === undefined && !mayEdit && (
              <EmptyState
                title="Your role cannot write offers"
                action={
                  <ButtonLink to={address.list} variant="outline">
                    All offers
                  </ButtonLink>
                }
              >
                It may look at them: pick one from the list to see what is offered.
              </EmptyState>
            )}
          </div>
        </div>
      </div>
    </Page>
  );
}

/** An offer that is not stored yet. */
function NewOfferPane(opened: Pick<Opened, 'customerId' | 'found' | 'copied'>) {
  const initial = useInitialValues(opened);
  // The form that somebody types into stays, whatever is read again afterwards.
  const [first, setFirst] = useState<InitialValues>();
  if (initial && !first) setFirst(initial);
  return first ? <NewOffer initial={first} /> : <Skeleton rows={8} columns={2} />;
}

function NewOffer({ initial }: { readonly initial: InitialValues }) {
  const host = useHost();
  const navigate = useNavigate();
  const address = useOfferAddress();
  const { foundOn, copyOf } = initial;
  const record = useOfferRecord(undefined, initial, (id, _mode, { title }) => {
    host.toast.success(`“${title}” was created as a draft.`);
    navigate(address.offer(id));
  });
  return (
    <>
      <EditorHead title="New offer" subtitle="Nothing is stored until you create it." />
      {copyOf && (
        <Notice tone="info">
          {`Copied from ${copyOf}: the same lines and texts, with new days. Choose another customer if it is for somebody else; photos and files stay behind.`}
        </Notice>
      )}
      {foundOn && <CarriedPhotosNotice count={initial.photos?.length} noun="offer" />}
      <OfferFormView record={record} saveLabel="Create offer" />
    </>
  );
}

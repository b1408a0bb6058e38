import { useHost } from '@fm/platform';
import { ButtonLink, EmptyState, Page, PlusIcon, TrashLink } from '@fm/ui';
import { NewOfferPane } from '../editor/new-offer-pane';
import { OfferList } from '../list/offer-list';
import css from './create-offer.module.css';
import { useOfferAddress, useOpened } from './offer-address';
import { OfferPane } from './offer-pane';

/** `/create-offer`: the offers so far beside a new one, or beside the one of `?id=`. */
export function CreateOffer() {
  const { id, customerId, found, asked } = useOpened();
  const address = useOfferAddress();
  const mayEdit = useHost().can('offers:edit');
  return (
    <Page
      title="Offers"
      actions={
        <>
          <TrashLink to="/create-offer/trash" />
          {mayEdit && (
            <ButtonLink to={address.fresh} variant="primary" icon={<PlusIcon />}>
              New offer
            </ButtonLink>
          )}
        </>
      }
    >
      <div className={`${css.split} ${asked ? css.asked : ''}`}>
        <section className={css.list} aria-label="Offers so far">
          <OfferList openId={id} />
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
                key={found ? `${found.orderId} ${found.itemId}` : customerId}
                customerId={customerId}
                found={found}
              />
            )}
            {id === undefined && !mayEdit && (
              <EmptyState title="Choose an offer">
                Your role may look at offers, not write them. Pick one from the list to see what is offered.
              </EmptyState>
            )}
          </div>
        </div>
      </div>
    </Page>
  );
}

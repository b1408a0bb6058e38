import { useToday } from '@fm/data';
import { useHost } from '@fm/platform';
import { EmptyState, ErrorState, formatDay, Page, PageSkeleton, Stats } from '@fm/ui';
import { federation, useRegistry } from '../federation';
import { Card } from './card';
import { cardsOf, dealt, type OverviewCard, type OverviewCards } from './cards';
import styles from './overview.module.css';
import { useColumns } from './use-columns';

/** What needs attention today, live: the cards that the areas offer. */
export function Overview() {
  const today = useToday();
  return (
    <Page title="Overview" subtitle={formatDay(today, 'long')}>
      <Cards />
    </Page>
  );
}

function Cards() {
  const registry = useRegistry();
  const { can } = useHost();
  if (registry.phase === 'loading') return <PageSkeleton />;
  if (registry.phase === 'failed') {
    // What goes wrong with it is in the registry's state.
    const retry = () =>
      void federation()
        .registry.reload()
        .catch(() => undefined);
    return (
      <ErrorState title="The cards of the areas can't be reached right now" onRetry={retry}>
        The list of areas did not arrive. Please try again in a moment.
      </ErrorState>
    );
  }
  return <Drawn cards={cardsOf(registry.registry, can)} />;
}

const keyOf = ({ area, widget }: OverviewCard) => `${area.descriptor.id} ${widget.id}`;
const drawn = (cards: readonly OverviewCard[]) => cards.map((card) => <Card key={keyOf(card)} card={card} />);

function Drawn({ cards: { figures, wide, columned } }: { cards: OverviewCards }) {
  const columns = dealt(columned, useColumns());
  if (figures.length + wide.length + columned.length === 0)
    return <EmptyState title="Nothing to show">No area has anything to show here at the moment.</EmptyState>;
  return (
    <>
      {drawn(wide)}
      {figures.length > 0 && <Stats>{drawn(figures)}</Stats>}
      <div className={styles.columns}>
        {columns.map((column, index) => (
          <div key={index} className={styles.column}>
            {drawn(column)}
          </div>
        ))}
      </div>
    </>
  );
}

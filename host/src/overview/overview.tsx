import type { WidgetEntry } from '@fm/contract';
import { useToday } from '@fm/data';
import { kindOfRole } from '@fm/domain/role';
import { ErrorBoundary, useHost, usePart } from '@fm/platform';
import {
  Button,
  EmptyState,
  ErrorState,
  formatDay,
  Page,
  PageSkeleton,
  Panel,
  Skeleton,
  Stat,
  Stats,
} from '@fm/ui';
import { useSyncExternalStore } from 'react';
import { federation, useRegistry } from '../federation';
import { cardsOf, dealt, type OverviewCard, type OverviewCards } from './cards';
import styles from './overview.module.css';

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

/** From these widths of the window on there is room for two and three columns of cards beside the side menu. */
const QUERIES = ['(min-width: 66.25em)', '(min-width: 102.5em)'] as const;

const count = () => 1 + QUERIES.filter((query) => window.matchMedia(query).matches).length;

function subscribe(listener: () => void) {
  const lists = QUERIES.map((query) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
}

/** How many columns of cards fit. Columns and not one grid: a short card beside a long one would leave a hole. */
const useColumns = (): number => useSyncExternalStore(subscribe, count);

/** One card in its place: on its way, there, or not available. The others neither wait for it nor fall with it. */
function Card({ card: { area, widget } }: { card: OverviewCard }) {
  const { report, session } = useHost();
  const part = federation().parts.widgets(area.descriptor.id);
  const state = usePart(part);

  // Who works in the field begins with it; for others it comes with something to show, or not at all.
  const hasPlace = widget.size !== 'l' || kindOfRole(session.role) === 'manager';

  if (!hasPlace && state.phase !== 'ready') return null;
  if (state.phase === 'failed') return <CardFailure of={widget} onRetry={() => void part.load()} />;
  if (state.phase !== 'ready') return <CardSkeleton of={widget} />;
  const Widget = state.part.widgets[widget.id];
  // A newer release has it, and this page runs the older one until it is reloaded.
  if (!Widget) return null;
  const { id, version, owner } = area.descriptor;
  return (
    <ErrorBoundary
      fallback={(_, reset) => <CardFailure of={widget} onRetry={reset} />}
      onError={(error, where) =>
        report(error, {
          area: id,
          version,
          build: area.build,
          owner,
          card: widget.id,
          componentStack: where?.componentStack,
        })
      }
    >
      <Widget />
    </ErrorBoundary>
  );
}

interface Props {
  readonly of: WidgetEntry;
}

/** Stands where a card will be. */
function CardSkeleton({ of: { title, size } }: Props) {
  if (size === 's') return <Stat label={title} value="–" />;
  return (
    <Panel title={title}>
      <Skeleton rows={3} columns={2} />
    </Panel>
  );
}

/** Stands where a card would be. */
function CardFailure({ of: { title, size }, onRetry }: Props & { readonly onRetry: () => void }) {
  const words = (
    <span className={styles.missing}>
      Not available
      <Button size="sm" variant="outline" onClick={onRetry} aria-label={`Retry ${title}`}>
        Retry
      </Button>
    </span>
  );
  if (size === 's') return <Stat label={title} value="–" note={words} />;
  return (
    <Panel title={title}>
      <div role="status">{words}</div>
    </Panel>
  );
}

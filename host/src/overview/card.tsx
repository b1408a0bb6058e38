import { kindOfRole } from '@fm/domain/role';
import { ErrorBoundary, useHost } from '@fm/platform';
import { useEffect } from 'react';
import { usePart } from '../app/lazy-part';
import { federation } from '../federation';
import { CardFailure, CardSkeleton } from './card-places';
import type { OverviewCard } from './cards';

/** One card in its place: on its way, there, or not available. The others neither wait for it nor fall with it. */
export function Card({ card: { area, widget } }: { card: OverviewCard }) {
  const { report, session } = useHost();
  const part = federation().parts.widgets(area.descriptor.id);
  const state = usePart(part);
  const { phase } = state;
  useEffect(() => {
    if (phase === 'idle') void part.load();
  }, [part, phase]);

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
      onError={(error, componentStack) =>
        report(error, { area: id, version, build: area.build, owner, card: widget.id, componentStack })
      }
    >
      <Widget />
    </ErrorBoundary>
  );
}

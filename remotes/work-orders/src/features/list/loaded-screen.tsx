import { ErrorState, Skeleton } from '@fm/ui';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { Screen } from './plan-address';
import type { ShownOrders } from './shown-orders';

type Loading = Exclude<Screen, 'table'>;

const SCREENS: Readonly<Record<Loading, () => Promise<ComponentType<ShownOrders>>>> = {
  board: () => import('../board/board').then(({ Board }) => Board),
  calendar: () => import('../calendar/calendar').then(({ Calendar }) => Calendar),
};

/** The board or the calendar. Their code comes when they are opened: the table is what most people open first. */
export function LoadedScreen({ screen, ...shown }: ShownOrders & { readonly screen: Loading }) {
  const [Shown, setShown] = useState<ComponentType<ShownOrders> | 'failed'>();
  const load = useCallback(() => {
    setShown(undefined);
    SCREENS[screen]().then(
      (component) => setShown(() => component),
      () => setShown('failed'),
    );
  }, [screen]);
  useEffect(load, [load]);
  if (Shown === undefined) return <Skeleton rows={10} columns={5} />;
  if (Shown !== 'failed') return <Shown {...shown} />;
  return (
    <ErrorState title={`The ${screen} could not be loaded`} onRetry={load}>
      The connection may have been interrupted.
    </ErrorState>
  );
}

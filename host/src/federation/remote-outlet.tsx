import type { AppPath, RemoteId, RemoteModule } from '@fm/contract';
import { useHost } from '@fm/platform';
import { type ReactNode, useEffect, useRef } from 'react';
import { type RouteObject, useRoutes } from 'react-router';
import { AreaSkeleton } from './area-skeleton';
import { CrashBoundary } from './crash-boundary';
import { FailurePanel } from './failure-panel';
import { federation } from './federation';
import { OffSwitch } from './off-switch';
import styles from './remote-outlet.module.css';
import { useFailureReport } from './use-failure-report';
import { useFocusOnRecovery } from './use-focus-on-recovery';
import { useRemote } from './use-remote';

interface Props {
  readonly id: RemoteId;
  /** The path of the area that this outlet stands for; the route around it is `<path>/*`. */
  readonly path: AppPath;
  /** Shown for an address the area does not know. */
  readonly notFound?: ReactNode;
}

/** An area in its place: waiting for it, drawing it, or saying why it is not there. */
export function RemoteOutlet(props: Props) {
  return (
    <OffSwitch id={props.id}>
      <LoadedArea {...props} />
    </OffSwitch>
  );
}

function LoadedArea({ id, path, notFound }: Props) {
  const loader = federation().remote(id);
  const state = useRemote(loader);
  const crashes = useRef(0);
  useFailureReport(state);

  if (state.phase === 'failed')
    return <FailurePanel failure={state.failure} onRetry={() => void loader.retry()} />;
  if (state.phase !== 'ready')
    return <AreaSkeleton title={federation().registry.entry(id)?.descriptor.title ?? id} />;
  return (
    <CrashBoundary
      key={state.attempt}
      entry={state.entry}
      crashes={crashes}
      onRetry={() => void loader.retry()}
    >
      <AreaScreens module={state.module} path={path} recovered={state.attempt > 1} notFound={notFound} />
    </CrashBoundary>
  );
}

interface ScreensProps {
  readonly module: RemoteModule;
  readonly path: AppPath;
  readonly recovered: boolean;
  readonly notFound: ReactNode;
}

function AreaScreens({ module, path, recovered, notFound }: ScreensProps) {
  const area = useFocusOnRecovery(recovered);
  const host = useHost();
  useEffect(() => federation().activations.activate(module, host), [module, host]);
  const screen = useRoutes((module.routes[path] ?? []) as RouteObject[]);
  return (
    <div ref={area} className={styles.area}>
      {screen ?? notFound}
    </div>
  );
}

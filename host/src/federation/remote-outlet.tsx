import type { AppPath, RemoteId, RemoteModule } from '@fm/contract';
import { useHost, useStore } from '@fm/platform';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type RouteObject, useRoutes } from 'react-router';
import { CrashBoundary } from './crash-boundary';
import { FailurePanel } from './failure-panel';
import { federation } from './federation';
import { OffSwitch } from './off-switch';
import type { FailureKind } from './remote-failure';
import type { RemoteLoader, RemoteState } from './remote-loader';
import styles from './remote-outlet.module.css';

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

/** Tells operators once of each failed attempt that somebody saw. */
function useFailureReport(state: RemoteState): void {
  const { report } = useHost();
  const failure = state.phase === 'failed' ? state.failure : undefined;
  useEffect(() => {
    if (!failure || failure.kind === 'disabled') return;
    const { id, version, build, owner, kind, cause } = failure;
    report(cause, { area: id, version, build, owner, kind });
  }, [failure, report]);
}

/**
 * Moves focus to the first heading below the returned ref when an area comes back after a failure: the Retry button
 * that had it is gone, and a person who cannot see the screen would be nowhere.
 */
function useFocusOnRecovery(recovered: boolean) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!recovered) return;
    const heading = area.current?.querySelector<HTMLElement>('h1');
    if (!heading) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus();
  }, [recovered]);
  return area;
}

/** When a wait stops looking normal, in milliseconds. */
const SLOW_MS = 3000;

/** Stands where an area will be. Says so in words once it takes long. */
function AreaSkeleton({ title }: { title: string }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.skeleton} aria-busy="true">
      <p role="status" className={slow ? styles.slow : styles.unseen}>
        {slow ? 'Still loading…' : `Loading ${title}`}
      </p>
      <div aria-hidden="true" className={styles.bars}>
        <span />
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}

/** What a lost connection may be behind. */
const LOST: readonly FailureKind[] = ['registry', 'unreachable', 'timeout'];

/**
 * The state of an area for the screen that stands for it; opens it. A failure from before the screen was there is
 * not shown: the area is being tried again already.
 */
export function useRemote(loader: RemoteLoader): RemoteState {
  const state = useStore(loader);
  const [before] = useState(state);
  useEffect(() => {
    loader.keep();
    // The load under way when the screen came is the screen's own: its failure was shown, and is not tried again.
    const failedSince = before.phase === 'loading' && loader.getSnapshot().phase === 'failed';
    if (!failedSince) void loader.open();
  }, [loader, before]);
  useEffect(() => {
    const again = () => {
      const now = loader.getSnapshot();
      if (now.phase === 'failed' && LOST.includes(now.failure.kind)) void loader.retry();
    };
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [loader]);
  return state === before && state.phase === 'failed' ? { phase: 'idle' } : state;
}

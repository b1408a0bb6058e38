import type { AppPath, RemoteId, RemoteModule } from '@fm/contract';
import { hasUnsavedText, usePart } from '@fm/platform';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { CrashBoundary } from './failure/crashes';
import { FailurePanel } from './failure/failure-panel';
import { RemoteFailure } from './failure/remote-failure';
import { federation } from './federation';
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

/**
 * Shows an area for as long as operators have it switched on, and their notice while it is off; likewise why a preview
 * is not shown. What somebody was typing stays behind the notice, for the area may be back in a minute.
 */
function OffSwitch({ id, children }: { id: RemoteId; children: ReactNode }) {
  const { overrides, registry } = federation();
  const entry = useSyncExternalStore(registry.subscribe, () => registry.entry(id));
  const off = entry?.enabled === false;
  // Who looks at a release has its area switched on, unless there is nothing to look at.
  const why = overrides.getSnapshot()[id] === undefined ? 'disabled' : 'no-preview';
  const [was, setWas] = useState({ off: false, typing: false });
  if (was.off !== off) setWas({ off, typing: off && hasUnsavedText() });

  return (
    <>
      {off && (
        <FailurePanel
          failure={new RemoteFailure(why, id, entry, undefined)}
          onRetry={() => void registry.poll()}
        />
      )}
      <div hidden={off} inert={off} className={off ? undefined : styles.area}>
        {off && !was.typing ? null : children}
      </div>
    </>
  );
}

function LoadedArea({ id, path, notFound }: Props) {
  const loader = federation().remote(id);
  const [before] = useState(loader.getSnapshot);
  const state = usePart(loader);
  const crashes = useRef(0);

  const renew = () => void loader.renew();
  // What failed before the screen was there is being asked for again.
  if (state.phase === 'failed' && state !== before)
    return <FailurePanel failure={state.error} onRetry={renew} />;
  if (state.phase !== 'ready')
    return <AreaSkeleton title={federation().registry.entry(id)?.descriptor.title ?? id} />;
  const { entry, module, retry } = state.part;
  return (
    <CrashBoundary key={retry} entry={entry} crashes={crashes} onRetry={renew}>
      <AreaScreens module={module} path={path} recovered={retry > 0} notFound={notFound} />
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
  const screen = useRoutes((module.routes[path] ?? []) as RouteObject[]);
  return (
    <div ref={area} className={styles.area}>
      {screen ?? notFound}
    </div>
  );
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

import { useSyncExternalStore } from 'react';
import { federation, useRegistry } from '../federation';
import { type AreaRow, areaRows } from './area-rows';

const nobodyListens = () => () => {};
const NONE = {};

/** What runs in this page, as it is at every moment. */
export function usePageStatus() {
  const { log, overrides } = federation();
  const registry = useRegistry();
  useSyncExternalStore(log.subscribe, log.getSnapshot);
  const overridden = useSyncExternalStore(
    overrides?.subscribe ?? nobodyListens,
    overrides?.getSnapshot ?? (() => NONE),
  );
  const rows: readonly AreaRow[] = areaRows({
    registry,
    running: federation().running,
    overridden,
    recordOf: (id) => log.recordOf(id),
  });
  return { registry, rows };
}

import type { AppPath, RegistryEntry } from '@fm/contract';
import { isStaff } from '@fm/domain/role';
import { isScreenPattern } from '@fm/domain/usage';
import { listenToTracked, type TrackedEvent, track, useSession, useStore, whenIdle } from '@fm/platform';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hostRelease } from '../app/host-release';
import { federation } from '../federation';
import { analyticsChoiceOf, isAnalyticsOffered } from './analytics-choice';
import { AnalyticsQuestion } from './analytics-question';
import { brokenPlace } from './broken-place';
import { GoogleAnalytics } from './google-analytics';
import { HOST_ROUTES } from './host-routes';
import { trackRefused } from './refused-by-policy';
import { type KnownRoutes, screenPattern } from './screen-pattern';
import { sendUse } from './send-use';
import { type UsagePlace, UseCounter } from './use-counter';
import { whenShown } from './when-shown';

/** How often a page tells the server what it counted. */
const SEND_EVERY_MS = 300_000;
/** How long it waits after something broke: whether a release fails is to be known soon. */
const SEND_FAILURE_MS = 30_000;

/** Counts how the app is used, for `/admin/usage`, and by Google Analytics for who agreed; asks once whether they do. */
export function Usage() {
  const { uid, role } = useSession();
  const choice = analyticsChoiceOf(uid);
  const who = isStaff(role) ? 'office' : 'crew';
  const answer = useStore(choice);
  const [google] = useState(() => new GoogleAnalytics());
  const offered = isAnalyticsOffered();
  useEffect(() => {
    if (!offered || answer !== 'yes') return;
    void google.start(who);
    return () => google.stop();
  }, [google, offered, answer, who]);
  useSentCounts(google);
  useTrackedScreens();
  return offered && answer === undefined ? (
    <AnalyticsQuestion onAnswer={(given) => choice.answer(given)} />
  ) : null;
}

/** Listens to what is tracked, and sends the counts now and then and whenever the page is hidden. */
function useSentCounts(google: GoogleAnalytics): void {
  useEffect(() => {
    const counter = new UseCounter();
    let soon: ReturnType<typeof setTimeout> | undefined;
    const send = () => {
      clearTimeout(soon);
      soon = undefined;
      void sendUse(counter.take());
    };
    const endPolicy = trackRefused();
    const end = listenToTracked((event) => {
      const place = placeOf(event);
      counter.add(event, place);
      countBroken(counter, event, place);
      google.tell(event, patternOf(location.pathname) ?? '/*', place);
      if (event.kind === 'failure') soon ??= setTimeout(send, SEND_FAILURE_MS);
    });
    const timer = setInterval(() => whenIdle(send), SEND_EVERY_MS);
    const onHidden = () => {
      if (document.visibilityState === 'hidden') send();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      end();
      endPolicy();
      clearTimeout(soon);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [google]);
}

/** Tracks each screen once it is there. */
function useTrackedScreens(): void {
  const { pathname } = useLocation();
  const isFirst = useRef(true);
  useEffect(() => {
    const isMeasured = !isFirst.current;
    isFirst.current = false;
    return whenShown((ms) => {
      const name = patternOf(pathname);
      if (name !== undefined) track({ kind: 'screen', name, ...(isMeasured && { ms }) });
    });
  }, [pathname]);
}

interface AreaAt {
  readonly id: string;
  readonly path: AppPath;
}

/** The area whose path an address begins with. */
function areaAt(pathname: string): AreaAt | undefined {
  const state = federation().registry.getSnapshot();
  if (state.phase !== 'ready') return undefined;
  for (const { descriptor } of state.registry.remotes)
    for (const path of descriptor.paths)
      if (pathname === path || pathname.startsWith(`${path}/`)) return { id: descriptor.id, path };
  return undefined;
}

/** Undefined where an area names its routes otherwise than by plain words: these are not told. */
function patternOf(pathname: string): string | undefined {
  const pattern = screenPattern(pathname, routesAt(pathname));
  return isScreenPattern(pattern) ? pattern : undefined;
}

function routesAt(pathname: string): KnownRoutes {
  const area = areaAt(pathname);
  if (!area) return HOST_ROUTES;
  const state = federation().remote(area.id).getSnapshot();
  const routes = state.phase === 'ready' ? (state.part.module.routes[area.path] ?? []) : [];
  return { path: area.path, routes };
}

/** Counts the place in a script at which something broke, where its error names one. */
function countBroken(counter: UseCounter, event: TrackedEvent, place: UsagePlace): void {
  if (event.kind !== 'failure') return;
  const broken = brokenPlace(event.error, entryOf(place.area)?.base);
  if (broken) counter.addBroken(broken.name, broken.isHosts ? hostPlace() : place);
}

function hostPlace(): UsagePlace {
  const host = hostRelease.build;
  return { area: 'host', build: host, host };
}

/** What the registry says of an area, of the release that runs here. */
function entryOf(area: string): RegistryEntry | undefined {
  const state = federation().remote(area).getSnapshot();
  return state.phase === 'ready' ? state.part.entry : federation().registry.entry(area);
}

/** Where something happened: in the area that it names, else in the one on screen. */
function placeOf(event: TrackedEvent): UsagePlace {
  const named = event.kind === 'failure' ? event.area : undefined;
  const area = named ?? areaAt(location.pathname)?.id;
  if (area === undefined || area === 'host') return hostPlace();
  return { area, build: entryOf(area)?.build ?? 'dev', host: hostRelease.build };
}

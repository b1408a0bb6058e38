import { CONTRACT } from '@fm/contract';
import { COMPANY } from '@fm/domain/company';
import { can } from '@fm/domain/role';
import { firebaseSettings } from '@fm/firebase/app';
import {
  ErrorBoundary,
  type HostApi,
  HostProvider,
  hearFailures,
  type LazyPart,
  type Session,
  useHost,
  useStore,
  whenIdle,
  whenSettled,
} from '@fm/platform';
import { RecordEditors, RecordVisitors, UiProvider, useSingleKey, warmFormats } from '@fm/ui';
import { type ComponentType, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useCompanyTitle } from '../app/tab-title';
import { toast, toastsPart } from '../app/toasts';
import { federation, useRegistry, useRegistryWatch, useStrayErrors } from '../federation';
import { editorsWatch, shownVisitors } from '../presence/learnt';
import { useKeptPushing } from '../push/kept-pushing';
import { shortcutsShown } from '../shortcuts/shortcuts-shown';
import { useAuditedSignIn } from './audited-sign-in';
import { BottomBars } from './bottom-bars';
import { Drawer } from './drawer';
import { useIdleWarmUp } from './idle-warm-up';
import { keptCompany } from './kept-company';
import { useKeptPlace } from './kept-place';
import { LogoutProvider } from './logout';
import { menuFor } from './menu-policy';
import { usePageFocus } from './page-focus';
import { report, reportFailure } from './report';
import { companySettingsPart } from './screen-parts';
import { Screens } from './screens';
import styles from './shell.module.css';
import { presencePart, shortcutsPart, usagePart } from './shell-parts';
import { SideMenu } from './side-menu';
import { TopBar } from './top-bar';
import { UnknownRole } from './unknown-role';

keptCompany.begin();
hearFailures(reportFailure);
// While the first list is on its way.
whenIdle(() => warmFormats(COMPANY.timezone));

/** The frame around every page behind the sign-in: side menu, top bar, and the page itself. */
export function Shell({ session }: { session: Session }) {
  // Before anything is drawn that an area stands in.
  useState(() => federation().isFor(session.email));
  const company = useStore(keptCompany);
  const host = useHostApi(session, company.name);
  const registry = useRegistry();
  const menu = menuFor(session.role, registry.phase === 'ready' ? registry.registry : undefined);
  const large = useLargeScreen();
  const visitors = useStore(shownVisitors);
  const watchEditors = useStore(editorsWatch);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  usePageFocus(main, company.version);
  useKeptPlace();
  useIdleWarmUp(menu);
  useAuditedSignIn();
  useKeptPushing(session.uid);
  useStrayErrors(host);
  useRegistryWatch();
  useEffect(() => whenSettled(() => void toastsPart.warm()), []);

  return (
    <HostProvider host={host}>
      <UiProvider companyTitle={host.companyTitle}>
        <LogoutProvider session={session}>
          <div className={styles.shell}>
            <SkipLink />
            <TopBar session={session} large={large} onOpenDrawer={() => setDrawerOpen(true)} />
            {large && (
              <div className={styles.side}>
                <SideMenu items={menu} registry={registry} />
              </div>
            )}
            <main ref={main} id={CONTENT_ID} tabIndex={-1} className={styles.main}>
              <UnknownRole role={session.role} />
              <RecordVisitors value={visitors}>
                <RecordEditors value={watchEditors}>
                  <Screens key={company.version} registry={registry} />
                </RecordEditors>
              </RecordVisitors>
            </main>
            <BottomBars />
            <Settings />
            <Later of={usagePart} what="Counting" afterMs={COUNT_AFTER_MS} />
            {firebaseSettings().project.databaseURL !== undefined && (
              <Later of={presencePart} what="Presence" afterMs={PRESENT_AFTER_MS} />
            )}
            <Shortcuts />
            {drawerOpen && !large && (
              <Drawer session={session} onClose={() => setDrawerOpen(false)}>
                <SideMenu items={menu} registry={registry} />
              </Drawer>
            )}
          </div>
        </LogoutProvider>
      </UiProvider>
    </HostProvider>
  );
}

/** Id of the page's main part. */
const CONTENT_ID = 'content';

/** The first stop of the keyboard: past the menu, to the page. */
const SkipLink = () => (
  <a href={`#${CONTENT_ID}`} className="skip-link">
    Skip to content
  </a>
);

/** From this width on there is room for the side menu beside the page; the stylesheets use the same number. */
const LARGE = '(min-width: 60em)';

function onWidthChange(listener: () => void) {
  const query = window.matchMedia(LARGE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the side menu stands beside the page; otherwise it is in the drawer. */
const useLargeScreen = () => useSyncExternalStore(onWidthChange, () => window.matchMedia(LARGE).matches);

/** What the host does for the areas, as the signed-in person. */
function useHostApi(session: Session, name: string | undefined): HostApi {
  const configured = useCompanyTitle();
  const companyTitle = name ?? configured;
  return useMemo(
    () => ({
      contract: CONTRACT,
      session,
      companyTitle,
      toast,
      can: (permission) => can(session.role, permission),
      report,
    }),
    [session, companyTitle],
  );
}

/** The company's settings, which screens go by: at once, because those that went by none yet are drawn again. */
function Settings() {
  const state = useStore(companySettingsPart);
  // Before they come: who types meanwhile keeps what they typed.
  useEffect(() => keptCompany.watchTyping(), []);
  useEffect(() => void companySettingsPart.load(), []);
  return state.phase === 'ready' ? <state.part /> : null;
}

/** Counts how the app is used: after what a page fetches ahead, in milliseconds. */
const COUNT_AFTER_MS = 4_000;
/** Says who is here, and learns who else is: after the bell, in milliseconds. */
const PRESENT_AFTER_MS = 2_000;

interface LaterProps {
  readonly of: LazyPart<ComponentType>;
  /** What fails with it, as operators are told. */
  readonly what: string;
  readonly afterMs: number;
}

/** A part that draws nothing people wait for: it comes once the page has settled, and nothing else fails with it. */
function Later({ of, what, afterMs }: LaterProps) {
  const state = useStore(of);
  useEffect(() => whenSettled(() => void of.load(), afterMs), [of, afterMs]);
  return state.phase === 'ready' ? (
    <ErrorBoundary what={what} fallback={() => null}>
      <state.part />
    </ErrorBoundary>
  ) : null;
}

/** The list of keys, opened by `?` from everywhere. */
function Shortcuts() {
  const open = useStore(shortcutsShown);
  const state = useStore(shortcutsPart);
  const { toast } = useHost();
  useSingleKey('?', () => shortcutsShown.open());
  useEffect(() => {
    if (open) void shortcutsPart.load();
  }, [open]);
  // Who signs in next did not ask for it.
  useEffect(() => () => shortcutsShown.close(), []);
  const failed = open && state.phase === 'failed';
  useEffect(() => {
    if (!failed) return;
    shortcutsShown.close();
    toast.error('The list of keys could not be loaded. Please try again in a moment.');
  }, [failed, toast]);
  if (!open || state.phase !== 'ready') return null;
  const Open = state.part;
  return <Open onClose={() => shortcutsShown.close()} />;
}

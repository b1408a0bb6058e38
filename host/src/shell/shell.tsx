import { HostProvider, type Session } from '@fm/platform';
import { UiProvider } from '@fm/ui';
import { useEffect, useRef, useState } from 'react';
import { federation, OverrideBadge, useRegistry, useRegistryWatch, useStrayErrors } from '../federation';
import { Shortcuts } from '../shortcuts/shortcuts';
import { BottomBars } from './bottom-bars';
import { Drawer } from './drawer';
import { useHostApi } from './host-api';
import { useIdleWarmUp } from './idle-warm-up';
import { useKeptPlace } from './kept-place';
import { useLargeScreen } from './large-screen';
import { LogoutProvider } from './logout';
import { menuFor } from './menu-policy';
import { usePageFocus } from './page-focus';
import { Screens } from './screens';
import styles from './shell.module.css';
import { SideMenu } from './side-menu';
import { CONTENT_ID, SkipLink } from './skip-link';
import { TopBar } from './top-bar';
import { UnknownRole } from './unknown-role';

/** The frame around every page behind the sign-in: side menu, top bar, and the page itself. */
export function Shell({ session }: { session: Session }) {
  const host = useHostApi(session);
  const registry = useRegistry();
  const menu = menuFor(session.role, registry.phase === 'ready' ? registry.registry : undefined);
  const large = useLargeScreen();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  usePageFocus(main);
  useKeptPlace();
  useIdleWarmUp(menu);
  useStrayErrors(host);
  useRegistryWatch();
  useEffect(() => () => federation().activations.undoAll(), []);

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
              <Screens registry={registry} />
            </main>
            <BottomBars />
            <OverrideBadge />
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

import type { RemoteDescriptor, RemoteModule } from '@fm/contract';
import { HostProvider } from '@fm/platform';
import { ErrorState, PageSkeleton, UiProvider } from '@fm/ui';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { AreaBar } from './area-bar';
import { areaRoutes } from './area-routes';
import { Notices } from './notices';
import type { StandaloneSettings } from './settings';
import styles from './standalone.module.css';
import { useHostAlone } from './use-host-alone';
import { useSignedIn } from './use-signed-in';

interface Props {
  readonly descriptor: RemoteDescriptor;
  readonly module: RemoteModule;
  readonly settings: StandaloneSettings;
}

/** An area with as much of a host around it as it needs. */
export function Alone({ descriptor, module, settings }: Props) {
  const who = useSignedIn(settings);
  const host = useHostAlone(who.person, settings.companyTitle);
  const [router] = useState(() => createBrowserRouter(areaRoutes(descriptor, module)));
  return (
    <HostProvider host={host}>
      <UiProvider companyTitle={settings.companyTitle}>
        <AreaBar descriptor={descriptor} people={settings.people} who={who} />
        <main className={styles.main}>
          {who.phase === 'signingIn' && <PageSkeleton />}
          {who.phase === 'failed' && (
            <ErrorState title="The demo sign-in failed" onRetry={who.retry}>
              Is the embedded backend still running? The terminal says more.
            </ErrorState>
          )}
          {/* Another person is another session: nothing of the one before may stay on the page. */}
          {who.phase === 'signedIn' && <RouterProvider key={who.person.uid} router={router} />}
        </main>
        <Notices />
      </UiProvider>
    </HostProvider>
  );
}

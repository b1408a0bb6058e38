import { useEffect, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { SessionProvider, useSessionState } from '../auth/session-context';
import { routes } from './routes';
import type { Started } from './start';
import { CompanyTitle } from './tab-title';
import { applyTheme, isTheme } from './theme';
import { Toasts } from './toasts';

/** The app once it is configured. Shows nothing until the first session check is done. */
export function App({ started: { config, session } }: { started: Started }) {
  return (
    <CompanyTitle value={config.companyTitle}>
      <SessionProvider store={session}>
        <Checked />
      </SessionProvider>
    </CompanyTitle>
  );
}

function Checked() {
  const session = useSessionState();
  const [router] = useState(() => createBrowserRouter(routes));
  const theme = session.phase === 'signedIn' ? session.theme : undefined;
  useEffect(() => {
    if (isTheme(theme)) applyTheme(theme);
  }, [theme]);

  if (session.phase === 'starting') return null;
  return (
    <>
      <RouterProvider router={router} />
      <Toasts />
    </>
  );
}

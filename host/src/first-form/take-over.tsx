import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Boot } from '../app/boot';
import { startPart } from '../app/start';
import type { SessionStore } from '../auth/session-store';
import { asksFor } from '../auth/trip';

/**
 * Draws the page. The sign-in form that may stand in the page already is taken over as it is, with what is typed and
 * where the cursor is, when it is what is due; everything else is drawn anew.
 */
export async function takeOver(root: HTMLElement): Promise<void> {
  const page = (
    <StrictMode>
      <Boot />
    </StrictMode>
  );
  const title = root.hasChildNodes() ? await titleOfForm() : undefined;
  if (title === undefined) {
    root.replaceChildren();
    createRoot(root).render(page);
    return;
  }
  if (location.pathname !== '/login') goToLogin();
  for (const place of root.querySelectorAll('header > p')) place.textContent = title;
  for (const form of root.querySelectorAll('form')) form.onsubmit = form.onclick = null;
  hydrateRoot(root, page);
}

/** The company's name once it is clear that the form is due; undefined when the form is not. */
async function titleOfForm(): Promise<string | undefined> {
  await startPart.load();
  const state = startPart.getSnapshot();
  if (state.phase !== 'ready') return undefined;
  const { session, config } = state.part;
  await checked(session);
  return navigator.onLine && session.getSnapshot().phase === 'signedOut' ? config.companyTitle : undefined;
}

/** Resolves after the first answer of the identity service. */
const checked = (session: SessionStore) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (session.getSnapshot().phase === 'starting') return;
      end();
      resolve();
    };
    const end = session.subscribe(look);
    look();
  });

/** As the router does where somebody must sign in first, before it is there; with the key of a page just loaded. */
const goToLogin = () =>
  history.replaceState({ usr: asksFor(location), key: 'default', idx: 0 }, '', '/login');

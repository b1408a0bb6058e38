import { configureFirebase } from '@fm/firebase/app';
import { beforeRetries, LazyPart } from '@fm/platform';
import type { SessionStore } from '../auth/session-store';
import { readStoredUser } from '../auth/stored-user';
import { warmSignedIn } from '../auth/warm-signed-in';
import { startFederation, takeOverrides } from '../federation';
import { type AppConfig, readConfig } from './config';
import { takeFreshPath } from './fresh-path';
import { hostRelease } from './host-release';
import { pageSession } from './page-session';
import { reachedHosts } from './tab-host';

// Also of the files that a late part of an area needs of the host.
beforeRetries(takeFreshPath);

/** Until then the SDK has sent what it asks first, in milliseconds; code that is run before would keep it from that. */
const ASKED_MS = 60;

/** What the app needs before it can show anything. */
export interface Started {
  readonly config: AppConfig;
  readonly session: SessionStore;
}

async function start(): Promise<Started> {
  const config = await readConfig();
  const { firebase: project, emulators, registryUrl, remoteOrigins, allowOverrides } = config;
  configureFirebase({
    project,
    ...(emulators && { emulators: await reachedHosts(emulators, project.projectId) }),
  });
  startFederation({ registryUrl, remoteOrigins, allowOverrides, hostBuild: hostRelease.build });
  await takeOverrides();
  const session = pageSession();
  session.start();
  // Beside the session check, which only takes time for who is signed in, and not before the identity service is asked.
  if (readStoredUser()) setTimeout(warmSignedIn, ASKED_MS, location.pathname);
  return { config, session };
}

/** The app's start, which can be tried again: the configuration may not arrive. */
export const startPart = new LazyPart(start);

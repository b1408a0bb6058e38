import type { Emulators, FirebaseProject } from '@fm/firebase/app';
import { addressesOf, FIREBASE_SERVICES, socketsOf, type Trusted } from './security-headers';
import type { Settings } from './settings';

/** Which backend the page talks to. */
export interface BackendChoice {
  readonly firebase: FirebaseProject;
  readonly emulators?: Emulators;
}

/** The settings that concern the page. */
type PageSettings = Omit<Settings, 'dataDir'>;

/** What `/config.json` tells the page; nothing of it is baked into the build. */
export const appConfig = (settings: PageSettings, { firebase, emulators }: BackendChoice) => ({
  projectId: firebase.projectId,
  companyTitle: settings.companyTitle,
  firebase,
  ...(emulators && { emulators }),
  registryUrl: settings.registryUrl,
  remoteOrigins: settings.remoteOrigins,
  allowOverrides: settings.allowOverrides,
});

/** Servers that every page behind the sign-in is going to talk to, where they are not on this machine. */
export const askedFirst = ({ emulators }: BackendChoice): readonly string[] =>
  emulators ? [] : FIREBASE_SERVICES;

/** Whom the page may load code from and talk to. */
export function trustedBy(
  settings: PageSettings,
  { firebase: { functionsUrl, measurementId, databaseURL, vapidKey }, emulators }: BackendChoice,
): Trusted {
  const data = emulators
    ? [...new Set([emulators.auth, emulators.firestore])].flatMap(addressesOf)
    : FIREBASE_SERVICES;
  const functions = functionsUrl === undefined ? [] : [functionsUrl];
  const sockets = databaseURL === undefined ? [] : [socketsOf(databaseURL)];
  const overrides = settings.allowOverrides;
  const registry = URL.canParse(settings.registryUrl) ? [new URL(settings.registryUrl).origin] : [];
  return {
    code: [...settings.remoteOrigins, ...(overrides ? ['http://localhost:*'] : [])],
    // A dev server tells the page of each edit through a socket.
    data: [...data, ...sockets, ...functions, ...registry, ...(overrides ? ['ws://localhost:*'] : [])],
    analytics: measurementId !== undefined,
    push: vapidKey !== undefined,
  };
}

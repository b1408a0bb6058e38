import { type FirebaseApp, initializeApp } from 'firebase/app';

/** The web configuration of a Firebase project, as its console shows it. */
export interface FirebaseProject {
  readonly apiKey: string;
  readonly projectId: string;
  readonly authDomain?: string;
  readonly appId?: string;
  readonly databaseURL?: string;
  readonly storageBucket?: string;
  readonly messagingSenderId?: string;
  readonly measurementId?: string;
  /** The public key that push services know this project by. Without it nothing is pushed. */
  readonly vapidKey?: string;
  /**
   * Where functions are called, which no console shows. Left out, the page's own host hands calls on, and of emulators
   * the database's has them.
   */
  readonly functionsUrl?: string;
}

/** Servers of the Firebase protocols to use instead of Google's, as `host:port`. */
export interface Emulators {
  readonly auth: string;
  readonly firestore: string;
}

/** Which backend to talk to: decided at run time, so that one build runs everywhere. */
export interface FirebaseSettings {
  readonly project: FirebaseProject;
  readonly emulators?: Emulators;
}

let settings: FirebaseSettings | undefined;
let app: FirebaseApp | undefined;

/** Says once per page which backend to use. Must be called before any other function of this package. */
export function configureFirebase(given: FirebaseSettings): void {
  settings = given;
}

/** The settings of this page. Throws before `configureFirebase`. */
export function firebaseSettings(): FirebaseSettings {
  if (!settings) throw new Error('configureFirebase must be called first.');
  return settings;
}

/** The one Firebase app of this page. */
export function firebaseApp(): FirebaseApp {
  app ??= initializeApp({ ...firebaseSettings().project });
  return app;
}

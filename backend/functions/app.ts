import { type App, initializeApp } from 'firebase-admin/app';

let made: App | undefined;

/** The project the functions run in. */
export function app(): App {
  made ??= initializeApp();
  return made;
}

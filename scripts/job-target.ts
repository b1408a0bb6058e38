import type { JobTarget } from '@fm/backend/jobs';
import { namedServers } from './serve/named-servers';

const PROJECT = 'demo-facility';
const DEFAULT_PORT = '8080';

/** A real project where an access token of its owner is given, else the servers that are named or the embedded backend. */
export function jobTarget(): JobTarget {
  const { ACCESS_TOKEN: token, FIREBASE_PROJECT_ID: projectId } = process.env;
  if (token && projectId) return { url: 'https://firestore.googleapis.com', projectId, token };
  const embedded = `http://127.0.0.1:${process.env.BACKEND_PORT ?? DEFAULT_PORT}`;
  return namedServers() ?? { url: embedded, projectId: PROJECT };
}

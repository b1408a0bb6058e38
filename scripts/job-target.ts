import type { ProjectTarget } from '@fm/backend/jobs';
import { namedServers } from './serve/named-servers';

const PROJECT = 'demo-facility';
const DEFAULT_PORT = '8080';

/** A real project where an access token of its owner is given, else the servers that are named or the embedded backend. */
export function jobTarget(): ProjectTarget {
  const { ACCESS_TOKEN: token, FIREBASE_PROJECT_ID: projectId } = process.env;
  if (token && projectId) {
    const identityUrl = 'https://identitytoolkit.googleapis.com';
    return { url: 'https://firestore.googleapis.com', identityUrl, projectId, token };
  }
  const embedded = `http://127.0.0.1:${process.env.BACKEND_PORT ?? DEFAULT_PORT}`;
  const {
    url,
    authUrl,
    projectId: named,
  } = namedServers() ?? {
    url: embedded,
    authUrl: embedded,
    projectId: PROJECT,
  };
  return { url, identityUrl: `${authUrl}/identitytoolkit.googleapis.com`, projectId: named };
}

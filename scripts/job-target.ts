import type { ProjectTarget } from '@fm/backend/jobs';
import { applicationDefault } from 'firebase-admin/app';
import { namedServers } from './serve/named-servers';

const PROJECT = 'demo-facility';
const DEFAULT_PORT = '8080';

/**
 * A real project where a token or the key of an account that may write it is given, else the servers that are named or
 * the embedded backend. A token is good for an hour, and an account gives new ones for as long as a job takes.
 */
export function jobTarget(): ProjectTarget {
  const {
    ACCESS_TOKEN,
    GOOGLE_APPLICATION_CREDENTIALS: account,
    FIREBASE_PROJECT_ID: projectId,
  } = process.env;
  if ((ACCESS_TOKEN || account) && projectId) {
    const token = ACCESS_TOKEN ? async () => ACCESS_TOKEN : tokensOfAccount();
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

function tokensOfAccount(): () => Promise<string> {
  const credential = applicationDefault();
  return async () => (await credential.getAccessToken()).access_token;
}

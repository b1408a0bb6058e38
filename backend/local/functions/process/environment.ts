import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { namespaceOf } from '../../database';

/** What every caller of `/__local/token` gets: an access token that this backend takes for an administrator's. */
export const ACCESS_TOKEN = {
  access_token: 'ya29.local',
  issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
  token_type: 'Bearer',
  expires_in: 3600,
};

/** Environment of the child process, and the folder of the credentials it names. */
export interface ChildEnvironment {
  readonly variables: Readonly<Record<string, string>>;
  /** Removes the credentials. */
  remove(): void;
}

/**
 * Makes the environment the cloud would give, with this backend in place of Google: the SDKs over REST want credentials
 * even then, so they are sent here for a token.
 */
export function childEnvironment(url: string, projectId: string): ChildEnvironment {
  const folder = mkdtempSync(join(tmpdir(), 'functions-'));
  const subject = join(folder, 'subject');
  const credentials = join(folder, 'credentials.json');
  writeFileSync(subject, 'local');
  writeFileSync(
    credentials,
    JSON.stringify({
      type: 'external_account',
      audience: '//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/l/providers/l',
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      token_url: `${url}/__local/token`,
      credential_source: { file: subject },
    }),
  );
  const { host } = new URL(url);
  const { PATH = '', HOME = '', NODE_OPTIONS, CLOCK_OFFSET_MS } = process.env;
  return {
    variables: {
      PATH,
      HOME,
      TZ: 'UTC',
      NODE_ENV: 'production',
      GCLOUD_PROJECT: projectId,
      FIREBASE_CONFIG: JSON.stringify({ projectId, databaseURL: `${url}?ns=${namespaceOf(projectId)}` }),
      FUNCTIONS_EMULATOR: 'true',
      FIRESTORE_EMULATOR_HOST: host,
      FIREBASE_DATABASE_EMULATOR_HOST: host,
      FIREBASE_AUTH_EMULATOR_HOST: host,
      GOOGLE_APPLICATION_CREDENTIALS: credentials,
      // A run of tests moves the clock of all its processes, and Node is told so by an option.
      ...(CLOCK_OFFSET_MS && NODE_OPTIONS && { CLOCK_OFFSET_MS, NODE_OPTIONS }),
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

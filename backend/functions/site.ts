import type { Site } from '@fm/workflows/command';
import { defineString } from 'firebase-functions/params';
import { companyTitle } from './mail/mail-settings';

const appAddress = defineString('APP_ADDRESS', { default: '' });

/**
 * Where customers reach the pages of functions, and in whose name mails go. Without `APP_ADDRESS` the address that every
 * project's hosting has; with the embedded backend that of the backend, which serves these pages itself.
 */
export function site(): Site {
  const { FUNCTIONS_EMULATOR, FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT } = process.env;
  const address =
    FUNCTIONS_EMULATOR === 'true' ? `http://${FIRESTORE_EMULATOR_HOST}` : `https://${GCLOUD_PROJECT}.web.app`;
  return { address: (appAddress.value() || address).replace(/\/+$/, ''), company: companyTitle() };
}

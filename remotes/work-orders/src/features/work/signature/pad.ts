import { lazily } from '@fm/ui';

/** The sheet to sign on. Its code comes when somebody is to sign. */
export const Pad = lazily('the sheet to sign on', async () => (await import('./signature-pad')).SignaturePad);

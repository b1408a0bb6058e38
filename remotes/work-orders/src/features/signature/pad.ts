import { lazily } from '../lazy/lazily';

/** The sheet to sign on. Its code comes when somebody is to sign. */
export const Pad = lazily(
  'The sheet to sign on could not be loaded',
  async () => (await import('./signature-pad')).SignaturePad,
);

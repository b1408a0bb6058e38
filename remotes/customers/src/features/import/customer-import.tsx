import { lazily } from '@fm/ui';

/** Customers from a file. What it is made of arrives when it is opened: few people ever do. */
export const CustomerImport = lazily(
  'the import',
  async () => (await import('./customer-import-page')).CustomerImportPage,
  'page',
);

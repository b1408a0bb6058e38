import { lazily } from '@fm/ui';

/** An offer, or a new one. The list opens first: the code behind it comes while that is read. */
export const OpenedOffer = lazily(
  'the offer',
  async () => (await import('./screen/opened-offer')).OpenedOffer,
  'page',
);

/** What the company sells. */
export const CatalogueList = lazily(
  'the catalogue',
  async () => (await import('./catalogue/list/catalogue-list')).CatalogueList,
  'page',
);

/** The form of a new item of the catalogue, or of one that is there. */
export const ItemFormScreen = lazily(
  'the form',
  async () => (await import('./catalogue/form/item-form-screen')).ItemFormScreen,
  'page',
);

/** The catalogue from a file. What it is made of arrives when it is opened: few people ever do. */
export const CatalogueImport = lazily(
  'the import',
  async () => (await import('./catalogue/import/catalogue-import-page')).CatalogueImportPage,
  'page',
);

/** The company's texts for offers. */
export const BlockList = lazily(
  'the texts',
  async () => (await import('./texts/list/block-list')).BlockList,
  'page',
);

/** The form of a new text, or of one that is there. */
export const BlockFormScreen = lazily(
  'the form',
  async () => (await import('./texts/form/block-form-screen')).BlockFormScreen,
  'page',
);

/** Templates that offers are written from. */
export const OfferTemplates = lazily(
  'the templates',
  async () => (await import('./templates/offer-templates')).OfferTemplates,
  'page',
);

/** What is ready to bill. Few people open it: its code comes when they do. */
export const ReadyToBill = lazily(
  'billing',
  async () => (await import('./billing/ready/ready-to-bill')).ReadyToBill,
  'page',
);

/** All invoices and credit notes. */
export const InvoiceList = lazily(
  'the invoices',
  async () => (await import('./billing/list/invoice-list')).InvoiceList,
  'page',
);

/** One invoice: a draft to write on, anything else as it stands. */
export const InvoiceScreen = lazily(
  'the invoice',
  async () => (await import('./billing/invoice/invoice-screen')).InvoiceScreen,
  'page',
);

/** Payments from a bank's file. */
export const PaymentImport = lazily(
  'the import',
  async () => (await import('./billing/payments/payment-import-page')).PaymentImportPage,
  'page',
);

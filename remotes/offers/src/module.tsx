import { CONTRACT, type RemoteModule } from '@fm/contract';
import { catalogueAddress, offerAddress, textBlockAddress } from '@fm/contract/addresses';
import { catalogueItems } from '@fm/domain/catalogue';
import { offers } from '@fm/domain/offer';
import { textBlocks } from '@fm/domain/text-block';
import { RecordTrash } from '@fm/screens/list';
import { offerList } from './features/list/offer-list';
import {
  BlockFormScreen,
  BlockList,
  CatalogueImport,
  CatalogueList,
  InvoiceList,
  InvoiceScreen,
  ItemFormScreen,
  OfferTemplates,
  PaymentImport,
  ReadyToBill,
} from './features/pages';
import { CreateOffer } from './features/screen/create-offer';

export default {
  contract: CONTRACT,
  id: 'offers',
  routes: {
    '/create-offer': [
      { index: true, element: <CreateOffer />, handle: { ahead: offerList.ahead } },
      {
        path: 'trash',
        element: (
          <RecordTrash
            kind={offers}
            list={{ path: offerAddress.list(), label: 'Offers' }}
            rowHref={({ id }) => offerAddress.record(id)}
            purges
          />
        ),
      },
      { path: 'templates', element: <OfferTemplates /> },
      { path: 'texts', element: <BlockList /> },
      { path: 'texts/form', element: <BlockFormScreen /> },
      {
        path: 'texts/trash',
        element: (
          <RecordTrash
            kind={textBlocks}
            list={{ path: textBlockAddress.list(), label: 'Texts' }}
            rowHref={({ id }) => textBlockAddress.edit(id)}
            purges
          />
        ),
      },
      { path: 'catalogue', element: <CatalogueList /> },
      { path: 'catalogue/form', element: <ItemFormScreen /> },
      { path: 'catalogue/import', element: <CatalogueImport /> },
      { path: 'billing', element: <ReadyToBill /> },
      { path: 'billing/payments', element: <PaymentImport /> },
      { path: 'billing/invoices', element: <InvoiceList /> },
      { path: 'billing/invoices/form', element: <InvoiceScreen /> },
      {
        path: 'catalogue/trash',
        element: (
          <RecordTrash
            kind={catalogueItems}
            list={{ path: catalogueAddress.list(), label: 'Catalogue' }}
            rowHref={({ id }) => catalogueAddress.edit(id)}
            purges
          />
        ),
      },
    ],
  },
} satisfies RemoteModule;

import { CONTRACT, type RemoteModule } from '@fm/contract';
import { CreateOffer } from './features/screen/create-offer';
import { OfferTrash } from './features/trash/offer-trash';

export default {
  contract: CONTRACT,
  id: 'offers',
  routes: {
    '/create-offer': [
      { index: true, element: <CreateOffer /> },
      { path: 'trash', element: <OfferTrash /> },
    ],
  },
} satisfies RemoteModule;

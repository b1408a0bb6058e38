import { CONTRACT, type RemoteModule } from '@fm/contract';
import { CreateOffer } from './features/screen/create-offer';

export default {
  contract: CONTRACT,
  id: 'offers',
  routes: {
    '/create-offer': [{ index: true, element: <CreateOffer /> }],
  },
} satisfies RemoteModule;

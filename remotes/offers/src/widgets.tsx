import { CONTRACT, type RemoteWidgets } from '@fm/contract';
import { ExpiringOfferFigure, ExpiringOfferPanel } from './features/overview/expiring-offers';

export default {
  contract: CONTRACT,
  id: 'offers',
  widgets: { 'expiring-count': ExpiringOfferFigure, expiring: ExpiringOfferPanel },
} satisfies RemoteWidgets;

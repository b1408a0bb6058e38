import { CONTRACT, type RemoteModule } from '@fm/contract';
import { PlanListScreen } from './features/list/plan-list';
import {
  AssetDetail,
  AssetFormScreen,
  AssetList,
  AssetTrash,
  DueScreen,
  PlanFormScreen,
  PlanTrash,
} from './features/pages';

export default {
  contract: CONTRACT,
  id: 'maintenance',
  routes: {
    '/maintenance': [
      { index: true, element: <PlanListScreen /> },
      { path: 'due', element: <DueScreen /> },
      { path: 'form', element: <PlanFormScreen /> },
      { path: 'trash', element: <PlanTrash /> },
      { path: 'assets', element: <AssetList /> },
      { path: 'assets/form', element: <AssetFormScreen /> },
      { path: 'assets/trash', element: <AssetTrash /> },
      { path: 'assets/:assetId', element: <AssetDetail /> },
    ],
  },
} satisfies RemoteModule;

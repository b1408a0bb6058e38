import { CONTRACT, type RemoteModule } from '@fm/contract';
import { assetAddress, planAddress } from '@fm/contract/addresses';
import { assets } from '@fm/domain/asset';
import { maintenancePlans } from '@fm/domain/maintenance';
import { RecordTrash } from '@fm/screens/list';
import {
  AssetDetail,
  AssetFormScreen,
  AssetList,
  DueScreen,
  PlanFormScreen,
  PlanPage,
} from './features/pages';
import { PlanListScreen, planList } from './features/plans/list/plan-list';

export default {
  contract: CONTRACT,
  id: 'maintenance',
  routes: {
    '/maintenance': [
      { index: true, element: <PlanListScreen />, handle: { ahead: planList.ahead } },
      { path: 'due', element: <DueScreen /> },
      { path: 'form', element: <PlanFormScreen /> },
      {
        path: 'trash',
        element: (
          <RecordTrash
            kind={maintenancePlans}
            list={{ path: planAddress.list(), label: 'Plans' }}
            rowHref={({ id }) => planAddress.record(id)}
          />
        ),
      },
      { path: 'assets', element: <AssetList /> },
      { path: 'assets/form', element: <AssetFormScreen /> },
      {
        path: 'assets/trash',
        element: (
          <RecordTrash
            kind={assets}
            list={{ path: assetAddress.list(), label: 'Assets' }}
            rowHref={({ id }) => assetAddress.record(id)}
          />
        ),
      },
      { path: 'assets/:assetId', element: <AssetDetail /> },
      { path: ':planId', element: <PlanPage /> },
    ],
  },
} satisfies RemoteModule;

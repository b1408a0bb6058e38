import { CONTRACT, type RemoteModule } from '@fm/contract';
import { SampleRecordFormScreen } from './features/sample-record-form';
import { SampleRecordList, sampleRecordList } from './features/sample-record-list';
import { SampleRecordPage } from './features/sample-record-page';

export default {
  contract: CONTRACT,
  id: 'sample-records',
  routes: {
    '/sample-records': [
      { index: true, element: <SampleRecordList />, handle: { ahead: sampleRecordList.ahead } },
      { path: 'form', element: <SampleRecordFormScreen /> },
      { path: ':id', element: <SampleRecordPage /> },
    ],
  },
} satisfies RemoteModule;

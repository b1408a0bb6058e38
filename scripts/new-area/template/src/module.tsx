import { CONTRACT, type RemoteModule } from '@fm/contract';
import { SampleRecordFormScreen } from './features/form/sample-record-form';
import { SampleRecordList } from './features/list/sample-record-list';

export default {
  contract: CONTRACT,
  id: 'sample-records',
  routes: {
    '/sample-records': [
      { index: true, element: <SampleRecordList /> },
      { path: 'form', element: <SampleRecordFormScreen /> },
    ],
  },
} satisfies RemoteModule;

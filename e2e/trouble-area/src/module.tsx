import { CONTRACT, type RemoteModule } from '@fm/contract';
import { SeveralTroubles } from './several-troubles';
import { trouble } from './trouble';

if (trouble() === 'evaluation') throw new Error('trouble at evaluation');

const module: RemoteModule = {
  contract: CONTRACT,
  id: 'trouble',
  routes: { '/trouble': [{ index: true, element: <SeveralTroubles /> }] },
};

export default trouble() === 'shape' ? {} : module;

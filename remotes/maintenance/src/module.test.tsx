import { describeRemoteContract } from '@fm/testing/remote-contract';
import descriptor from '../remote.config';
import module from './module';
import search from './search';
import widgets from './widgets';

describeRemoteContract({ descriptor, module, search, widgets });

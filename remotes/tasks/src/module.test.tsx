import { describeRemoteContract } from '@fm/testing/remote-contract';
import descriptor from '../remote.config';
import module from './module';
import widgets from './widgets';

describeRemoteContract({ descriptor, module, widgets });

import { describeRemoteContract } from '@fm/testing/remote-contract';
import descriptor from '../remote.config';
import module from './module';

describeRemoteContract({ descriptor, module });

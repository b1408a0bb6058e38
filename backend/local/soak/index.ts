export { isSnapshot, RawChannel } from '../testing/raw-channel';
export { RestClient } from '../testing/rest-client';
export { type Crowd, crowdOfPages } from './crowd';
export { type FuzzResult, fuzz } from './fuzz';
export { reachAll } from './listeners';
export { Random } from './random';
export { killWhileWriting, type RestartsResult } from './restarts';
export { type ServedBackend, serveBackend } from './served-backend';

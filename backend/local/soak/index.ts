export { type FuzzResult, fuzz } from './fuzz';
export { reachAll } from './listeners';
export { killWhileWriting, type RestartsResult } from './restarts';
export { type ServedBackend, serveBackend } from './served-backend';

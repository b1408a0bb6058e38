export { documentSize } from '../firestore/values/size';
export { type RestAnswer, RestClient, type WriteSpec } from './rest-client';

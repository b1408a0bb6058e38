export { type RestAnswer, RestClient, type WriteSpec } from './rest-client';

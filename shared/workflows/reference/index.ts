export { present } from './present';
export { recordId } from './record-id';

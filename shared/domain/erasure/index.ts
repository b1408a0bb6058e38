export {
  ERASURES_PATH,
  type Erasure,
  type ErasurePlace,
  tellingTexts,
  withoutPerson,
} from './erasure';

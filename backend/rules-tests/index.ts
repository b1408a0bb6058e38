export { change, creation, documentOf, existing, trashing } from './documents';
export { denial } from './judge';
export { PEOPLE } from './people';

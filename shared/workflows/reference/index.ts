export { type AskedRef, namedRef, type RefCheck } from './named-ref';
export { type AskedPlace, type Placed, placeRefs } from './place-refs';
export { present } from './present';

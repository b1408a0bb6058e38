export { type AskedRef, crewOf, namedRef, personRef, type RefCheck } from './named-ref';
export { type AskedPlace, type Placed, placeRefs } from './place-refs';
export { present } from './present';

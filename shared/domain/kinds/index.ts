export { collectionsBelow } from './below';
export { childrenOf, goingAlong, MOST_RELATED, type Related, standingAgainst } from './children';
export { ALL_KINDS, kindLabel, kindNamed, kindOf, type Subject } from './kinds';
export { COPIED_KINDS, type NameCopy, nameCopiesOf } from './name-copies';

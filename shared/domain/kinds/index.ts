export { collectionsBelow } from './below';
export { blockingTrash, childrenOf, goingAlong, MOST_RELATED, type Related } from './children';
export { ALL_KINDS, kindLabel, kindNamed, kindOf, type Subject } from './kinds';
export { COPIED_KINDS, type NameCopy, nameCopiesOf } from './name-copies';

export { checkedPlace, type NamedPlace, namedPerson } from './named-place';

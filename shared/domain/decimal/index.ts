export { divideRounded } from './decimal';

export { divideRounded, parseDecimal } from './decimal';

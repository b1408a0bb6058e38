export { divideRounded } from '../decimal';
export { currency, formatMoney, minor, minorDigits } from './money';

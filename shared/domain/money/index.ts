export { divideRounded } from '../decimal';
export { currency, decimalText, formatMoney, minor, minorDigits, moneyText, parseMoney } from './money';

export { formatPercent, formatQuantity, qtyMilli } from './quantity';

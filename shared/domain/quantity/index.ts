export { germanUnit } from './german-unit';
export { formatPercent, formatQuantity, qtyMilli } from './quantity';

export {
  formatPercent,
  formatQuantity,
  parsePercent,
  parseQuantity,
  qtyMilli,
  quantityText,
} from './quantity';

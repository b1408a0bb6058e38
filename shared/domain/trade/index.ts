export { TRADES, type Trade, tradesIn } from './trade';

export { eachOf, type PageAnswer } from './each-of';
export { importRow, MOST_ITEMS, MOST_MOVED, pageOf } from './page';

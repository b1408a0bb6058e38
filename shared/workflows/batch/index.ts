export { eachOf, type PageAnswer } from './each-of';
export { importRow, MOST_ITEMS, pageOf } from './page';

export { eachOf, type PageAnswer } from './each-of';

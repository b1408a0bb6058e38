export { COMPANY } from './company';

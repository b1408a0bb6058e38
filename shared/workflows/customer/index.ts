export { noteCustomer } from './note-customer';

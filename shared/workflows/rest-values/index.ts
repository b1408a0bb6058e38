/* Documents as the REST protocol of the database writes them. */

export { decodeFields } from './decode';
export { encode, encodeFields, type RestValue } from './encode';

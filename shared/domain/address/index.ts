export {
  type Address,
  type AddressInput,
  addressForm,
  addressLine,
  addressSchema,
  addressToForm,
  addressToRecord,
  COUNTRIES,
  countryCode,
  emptyAddress,
  mapAddress,
  optionalAddressForm,
} from './address';

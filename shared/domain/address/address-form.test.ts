import * as v from 'valibot';
import { addressForm, emptyAddress, optionalAddressForm } from './index';

const said = (schema: typeof addressForm | typeof optionalAddressForm, fields: object) =>
  v
    .safeParse(schema, { ...emptyAddress(), ...fields })
    .issues?.map(({ message, path }) => [path?.at(-1)?.key, message]);

const street = { line1: 'Kastanienallee 12' };
const town = { postcode: '10435', city: 'Berlin' };

describe('an address that may be left empty', () => {
  it('is whole or none: a street has a postcode and a town', () => {
    expect(said(optionalAddressForm, street)).toEqual([
      ['postcode', 'Enter the postcode of this street.'],
      ['city', 'Enter the town of this street.'],
    ]);
    expect(said(optionalAddressForm, { ...street, ...town })).toBeUndefined();
    expect(said(optionalAddressForm, {})).toBeUndefined();
  });

  it('may be a town alone', () => {
    expect(said(optionalAddressForm, town)).toBeUndefined();
  });
});

it.each([addressForm, optionalAddressForm])('a postcode in Germany has five digits', (schema) => {
  const wrong = [['postcode', 'A postcode in Germany has five digits, such as 10435.']];
  expect(said(schema, { ...street, ...town, postcode: 'abc' })).toEqual(wrong);
  expect(said(schema, { ...street, ...town, postcode: '1043' })).toEqual(wrong);
  expect(said(schema, { ...street, ...town, postcode: ' 10435 ' })).toBeUndefined();
  expect(said(schema, { ...street, ...town, postcode: 'IP11 3SY', country: 'GB' })).toBeUndefined();
});

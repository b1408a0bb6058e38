import { assetForm, assets } from '@fm/domain/asset';
import { contactForm, contactsOf, customerForm, customers } from '@fm/domain/customer';
import { siteForm, sites } from '@fm/domain/site';
import { parse } from 'valibot';
import { address, customerRef, sample, siteRef } from './sample';

export const CUSTOMER = sample(
  customers,
  {
    ...customerForm.toRecord(
      parse(customerForm.schema, {
        ...customerForm.empty(),
        name: 'Elbe Clinic',
        status: 'onHold',
        statusReason: 'Invoices are open.',
        email: 'office@elbe.example',
        phone: '+49 40 1234567',
        website: 'https://elbe.example',
        taxId: 'DE136695976',
        billing: address,
        billingEmail: 'bills@elbe.example',
        accountManagerRef: { id: 'e-office', name: 'Olga Brandt' },
        tags: ['clinic', 'north'],
        contractEnd: '2027-12-31',
        notes: 'Ring twice.',
      }),
    ),
    siteTown: 'Kiel',
    town: address.city,
  },
  { notes: 'Ring once.' },
);

export const CONTACT = sample(
  contactsOf('c1'),
  contactForm.toRecord(
    parse(contactForm.schema, {
      ...contactForm.empty(),
      name: 'Rosa Klein',
      function: 'Caretaker',
      email: 'rosa@elbe.example',
      phone: '+49 40 7654321',
      primary: true,
    }),
    customerRef,
  ),
  { function: 'Head caretaker' },
);

export const SITE = sample(
  sites,
  siteForm.toRecord(
    parse(siteForm.schema, {
      ...siteForm.empty(),
      name: 'North wing',
      address,
      access: 'Key 7',
      openingHours: '8-17',
      areaM2: 1200,
    }),
    customerRef,
  ),
  { access: 'Key 8' },
);

export const ASSET = sample(
  assets,
  assetForm.toRecord(
    parse(assetForm.schema, {
      ...assetForm.empty(),
      name: 'Boiler 2',
      category: 'boiler',
      customerRef,
      siteRef,
      area: 'Cellar',
      manufacturer: 'Kessel',
      model: 'K7',
      serialNo: '47-11',
      tagCode: 'A-17',
      criticality: 'A',
      installedOn: '2019-05-02',
      warrantyUntil: '2027-05-02',
      lastServiceOn: '2026-05-04',
      meterUnit: 'h',
      meterValue: 12_000,
      purchaseMinor: 1_200_000,
    }),
    new Date('2026-11-20T08:00:00.000Z'),
  ),
  { area: 'Cellar, room 3' },
);

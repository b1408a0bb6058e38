import type { Employee } from '@fm/domain/employee';
import { DescriptionList, FormSection, FormWide } from '@fm/ui';
import { Expiry } from '../status/expiry';

type CertificateMap = NonNullable<Employee['certificates']>;

/** What someone is certified for, the next to expire first. Renewed and revoked ones are history. */
export function Certificates({ certificates }: { readonly certificates: CertificateMap }) {
  const valid = Object.entries(certificates)
    .filter(([, { status }]) => status === 'valid')
    .sort(([, a], [, b]) => (a.expiresOn ?? '9').localeCompare(b.expiresOn ?? '9'));
  if (valid.length === 0) return null;
  const items = valid.map(([, { name, no, expiresOn }]) => ({
    term: no ? `${name} (${no})` : name,
    value: expiresOn ? <Expiry day={expiresOn} /> : 'Does not expire',
  }));
  return (
    <FormSection title="Certificates" hint="Valid ones, with the day they expire.">
      <FormWide>
        <DescriptionList items={items} />
      </FormWide>
    </FormSection>
  );
}

import { addressLine, COUNTRIES } from '@fm/domain/address';
import { ibanText } from '@fm/domain/settings';
import css from './print.module.css';
import type { PrintLanguage } from './print-sheet';
import { useCompany } from './use-company';

const TAX_ID: Readonly<Record<PrintLanguage, string>> = { en: 'VAT ID', de: 'USt-IdNr.' };

/** Whose paper it is and how to pay them, at the end of what customers get; nothing where that is not set. */
export function Letterhead({
  company,
  language,
}: {
  readonly company: string;
  readonly language: PrintLanguage;
}) {
  const { address, contact, taxId, bankName, iban, bic, footer } = useCompany();
  const country = COUNTRIES.find(({ code }) => code === address?.country)?.name;
  const lines = [
    address && [company, addressLine(address), address.line2, language === 'en' ? country : undefined],
    [contact?.phone, contact?.email],
    [taxId && `${TAX_ID[language]} ${taxId}`],
    [bankName, iban && `IBAN ${ibanText(iban)}`, bic && `BIC ${bic}`],
    footer?.split('\n'),
  ]
    .map((parts) => (parts ?? []).filter(Boolean).join(' · '))
    .filter((line) => line !== '');
  if (lines.length === 0) return null;
  return (
    <footer className={css.letterhead}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </footer>
  );
}

/** The company's picture; nothing where there is none. */
export function Logo() {
  const { logo } = useCompany();
  // The name stands beside it.
  return logo === undefined ? null : <img className={css.logo} src={logo} alt="" />;
}

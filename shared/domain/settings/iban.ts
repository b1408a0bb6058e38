/** An account's number in one spelling: capitals without blanks. */
export const normalIban = (text: string): string => text.toUpperCase().replace(/\s/g, '');

/** Whether a number in that spelling is an IBAN: its check digits fit (ISO 7064, MOD 97-10). */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const moved = `${iban.slice(4)}${iban.slice(0, 4)}`;
  const digits = [...moved].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

/** An IBAN as people read it, in groups of four. */
export const ibanText = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

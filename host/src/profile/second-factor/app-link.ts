/** The address that apps for codes take a secret by. */
export function appLink(secret: string, email: string, company: string): string {
  const label = `${encodeURIComponent(company)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(company)}`;
}

/** A secret in groups of four, as people type it. */
export const grouped = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');

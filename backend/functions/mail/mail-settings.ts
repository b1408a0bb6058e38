import { COMPANY } from '@fm/domain/company';
import { defineSecret, defineString } from 'firebase-functions/params';

/** The password at the mail server; the deployment asks for it and keeps it apart from the other settings. */
export const smtpPassword = defineSecret('SMTP_PASSWORD');

const settings = {
  company: defineString('COMPANY_TITLE', { default: 'Nordhaus Facility Services' }),
  host: defineString('SMTP_HOST', { default: '' }),
  port: defineString('SMTP_PORT', { default: '465' }),
  user: defineString('SMTP_USER', { default: '' }),
  sender: defineString('MAIL_SENDER', { default: '' }),
};

/** Who sends mails: as the company's settings say, else as the functions are deployed. */
export const companyTitle = (): string =>
  COMPANY.name ?? (settings.company.value() || 'Nordhaus Facility Services');

/** The mail server and who mails come from; undefined while no server is set. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  /** The address mails come from. */
  readonly sender: string;
}

export function mailServer(): MailServer | undefined {
  const host = settings.host.value();
  if (host === '') return undefined;
  return {
    host,
    port: Number(settings.port.value() || '465'),
    user: settings.user.value(),
    password: smtpPassword.value(),
    sender: settings.sender.value(),
  };
}

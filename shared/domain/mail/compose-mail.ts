import { COMPANY } from '../company';
import type { Mail } from './mail';

const DAY_MS = 86_400_000;

/** What a mail says, in whole sentences. */
export interface MailContent {
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do. */
  readonly action?: { readonly label: string; readonly link: string };
  /** Said below the action. */
  readonly closing?: string;
  /** English when left out. */
  readonly language?: 'de' | 'en';
  /** Who sends it: the company. */
  readonly sender: string;
  /** Its logo, as a `data:` address. */
  readonly logo?: string | undefined;
}

/** A mail as it is stored, with the same said as plain text and as HTML. */
export function composeMail(content: MailContent, now: Date): Mail {
  return {
    to: [content.to],
    message: {
      subject: oneLine(content.subject),
      text: textOf(content),
      html: htmlOf(content),
      ...(content.logo !== undefined && { attachments: [attached(content.logo)] }),
    },
    delivery: { state: 'PENDING', attempts: 0 },
    expireAt: new Date(now.getTime() + COMPANY.keptDays.mails * DAY_MS),
  };
}

const LOGO = 'logo';

/** The logo as a part of the mail: readers of mail show no `data:` addresses. */
function attached(logo: string): NonNullable<Mail['message']['attachments']>[number] {
  const [, type = 'png', content = ''] = /^data:image\/(\w+);base64,(.*)$/.exec(logo) ?? [];
  return {
    filename: `${LOGO}.${type}`,
    cid: LOGO,
    contentType: `image/${type}`,
    content,
    encoding: 'base64',
  };
}

/** A line break in a header would begin another header. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const textOf = ({ paragraphs, action, closing, sender }: MailContent): string =>
  [
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    ...(closing ? [closing] : []),
    sender,
  ].join('\n\n');

const htmlOf = ({
  subject,
  paragraphs,
  action,
  closing,
  sender,
  logo,
  language = 'en',
}: MailContent): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#f5f3ee;color:#1a1a1a;font:16px/1.5 system-ui,sans-serif">',
    '<div style="max-width:36em;margin:0 auto;padding:24px;background:#ffffff;border-radius:6px">',
    ...(logo === undefined ? [] : [picture(sender)]),
    ...paragraphs.map(paragraph),
    ...(action ? [button(action)] : []),
    ...(closing ? [paragraph(closing)] : []),
    `<p style="margin:24px 0 0;color:#5f5b52;font-size:14px">${escaped(sender)}</p></div></body></html>`,
  ].join('');

const picture = (name: string): string =>
  `<p style="margin:0 0 24px"><img src="cid:${LOGO}" alt="${escaped(name)}" style="max-width:240px;max-height:80px"></p>`;

const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px">${escaped(text).replace(/\n/g, '<br>')}</p>`;

const button = ({ label, link }: NonNullable<MailContent['action']>): string =>
  `<p style="margin:24px 0"><a href="${escaped(link)}" style="display:inline-block;padding:12px 20px;` +
  `background:#0d5c63;color:#ffffff;border-radius:4px;text-decoration:none">${escaped(label)}</a></p>`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

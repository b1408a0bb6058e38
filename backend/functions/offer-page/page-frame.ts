import { createHash } from 'node:crypto';
import type { Company } from '@fm/domain/company';
import type { OfferLanguage } from '@fm/domain/offer';
import { type Html, html, type Part } from './html';
import { PAGE_SCRIPT } from './page-script';
import { PAGE_STYLE } from './page-style';

/** A page, or a file of it, as it is sent. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Nothing runs on the page, is loaded by it or sent from it that is not the page's own. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const HEADERS = {
  'Content-Security-Policy': POLICY,
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  // The address is the key to the offer.
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'X-Robots-Tag': 'noindex, nofollow',
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

const file = (ending: string, type: string, text: string) => ({
  path: `/offer/page.${hashOf(text)}.${ending}`,
  answer: {
    status: 200,
    headers: {
      ...HEADERS,
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
    body: text,
  },
});
const STYLE = file('css', 'text/css', PAGE_STYLE);
const SCRIPT = file('js', 'text/javascript', PAGE_SCRIPT);

/** A file that every page loads; undefined where the path is none of theirs. */
export const pageFile = (path: string): PageAnswer | undefined =>
  [STYLE, SCRIPT].find((one) => one.path === path)?.answer;

interface Framed {
  readonly status: number;
  readonly language: OfferLanguage;
  readonly title: string;
  readonly company: Company;
  /** Whose page it is. */
  readonly sender: string;
  readonly content: Part;
  /** Whether the page does something that the script makes easier. */
  readonly scripted?: boolean;
}

/** A whole page, with the company's name at the top and its address at the foot. */
export const framed = ({
  status,
  language,
  title,
  company,
  sender,
  content,
  scripted,
}: Framed): PageAnswer => ({
  status,
  headers: { ...HEADERS, 'Content-Type': 'text/html; charset=utf-8' },
  body: html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<title>${title} · ${sender}</title>
<link rel="stylesheet" href="${STYLE.path}">
${scripted && html`<script src="${SCRIPT.path}" defer></script>`}
</head>
<body>
<header class="head">${headOf(company, sender)}</header>
<main>${content}</main>
<footer class="foot">${footOf(company, sender)}</footer>
</body>
</html>
`.markup,
});

const headOf = ({ logo }: Company, sender: string): Html =>
  logo === undefined
    ? html`<p class="sender">${sender}</p>`
    : html`<img class="logo" src="${logo}" alt="${sender}">`;

function footOf({ address, taxId, footer }: Company, sender: string): Html {
  const place = address && [address.line1, `${address.postcode} ${address.city}`].filter(Boolean).join(', ');
  return html`<p>${[sender, place, taxId].filter(Boolean).join(' · ')}</p>${footer && html`<p>${footer}</p>`}`;
}

/** Leads the browser to a page after what it sent was done, so that loading it again sends nothing again. */
export const redirected = (location: string): PageAnswer => ({
  status: 303,
  headers: { ...HEADERS, Location: location, 'Content-Type': 'text/plain; charset=utf-8' },
  body: '',
});

import { createHash } from 'node:crypto';
import type { Fields, Value } from '../firestore/values/value';
import { escapeHtml } from '../http/escape-html';
import type { PlainResponse } from '../http/messages';

/** Mails shown at most, the newest ones. */
export const MOST_MAILS = 100;

/** A document of the collection that a mail function sends from: `to`, `message` and `delivery`. */
export interface MailDocument {
  readonly fields: Fields;
  /** Microseconds since 1970. */
  readonly createTime: number;
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 2rem 1rem; background: light-dark(#f4f5f7, #14171c); color: light-dark(#1b2430, #e6eaf0); }
main { max-width: 44rem; margin: 0 auto; }
h1 { font-size: 1.375rem; }
article { margin: 1rem 0; padding: 1rem 1.5rem; border-radius: 12px; background: light-dark(#fff, #1d222a); }
h2 { margin: 0; font-size: 1.0625rem; }
p { margin: .25rem 0; }
pre { margin: 1rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
a { color: light-dark(#1f5fbf, #8fb8ff); }
.about { color: light-dark(#55606e, #a4aebb); font-size: .875rem; }
`;

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A page with the mails that functions stored, newest first, as plain text in which links lead somewhere. */
export function mailPage(mails: readonly MailDocument[]): PlainResponse {
  const newest = [...mails].sort((one, other) => other.createTime - one.createTime).slice(0, MOST_MAILS);
  const hidden = mails.length - newest.length;
  const list = newest.length > 0 ? newest.map(mailHtml).join('\n') : '<p>No mail was sent yet.</p>';
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
    body: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mails</title><style>${STYLE}</style></head>
<body><main><h1>Mails</h1>
${list}
${hidden > 0 ? `<p>Older ones are not shown: ${hidden}.</p>` : ''}
</main></body></html>
`,
  };
}

function mailHtml({ fields, createTime }: MailDocument): string {
  const message = mapOf(fields.message);
  const delivery = mapOf(fields.delivery);
  const to = listOf(fields.to).map(textOf).join(', ');
  const at = new Date(createTime / 1000).toISOString();
  const error = textOf(delivery.error);
  return `<article><h2>${escapeHtml(textOf(message.subject))}</h2>
<p class="about">To ${escapeHtml(to)}, ${at}, ${escapeHtml(textOf(delivery.state))}</p>
${error === '' ? '' : `<p class="about">${escapeHtml(error)}</p>`}
<pre>${linked(textOf(message.text))}</pre></article>`;
}

const textOf = (value: Value | undefined): string =>
  value && 'stringValue' in value ? value.stringValue : '';
const mapOf = (value: Value | undefined): Fields =>
  value && 'mapValue' in value ? value.mapValue.fields : {};
const listOf = (value: Value | undefined): readonly Value[] =>
  value && 'arrayValue' in value ? value.arrayValue.values : [];

const LINK = /https?:\/\/[^\s"'<>]+/g;

/** Text with its addresses as links. */
function linked(text: string): string {
  let html = '';
  let from = 0;
  for (const { 0: link, index } of text.matchAll(LINK)) {
    html += `${escapeHtml(text.slice(from, index))}<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`;
    from = index + link.length;
  }
  return html + escapeHtml(text.slice(from));
}

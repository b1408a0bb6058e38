import { createHash } from 'node:crypto';
import { escapeHtml } from '../http/escape-html';
import type { PlainResponse } from '../http/messages';

/** One part of a page, top to bottom. */
export type Part =
  | { note: string }
  | { error: string }
  | { backTo: string }
  | { passwordFor: string; minLength: number };

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center;
  background: light-dark(#f4f5f7, #14171c); color: light-dark(#1b2430, #e6eaf0); }
main { box-sizing: border-box; width: min(100%, 26rem); padding: 2rem; border-radius: 12px;
  background: light-dark(#fff, #1d222a); }
h1 { margin: 0 0 1rem; font-size: 1.375rem; }
form { display: grid; gap: 1rem; }
label { display: grid; gap: .25rem; font-weight: 600; }
input { font: inherit; font-weight: 400; padding: .625rem .75rem; border-radius: 8px; color: inherit;
  border: 1px solid light-dark(#77808d, #8b95a4); background: light-dark(#fff, #14171c); }
button { font: inherit; font-weight: 600; padding: .75rem 1rem; border: 0; border-radius: 8px;
  background: #1f5fbf; color: #fff; cursor: pointer; }
a { color: light-dark(#1f5fbf, #8fb8ff); }
input:read-only { background: none; border-color: transparent; padding-inline: 0; }
.hint { margin: 0; font-weight: 400; }
.error { margin: 0 0 1rem; padding: .75rem; border-radius: 8px;
  background: light-dark(#fde8e8, #4a1f24); color: light-dark(#8c1420, #ffd5d9); }
:focus-visible { outline: 3px solid light-dark(#1f5fbf, #8fb8ff); outline-offset: 2px; }
`;

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A whole page without scripts. The code stands in its address, so nothing of it is cached or passed on. */
export const page = (status: number, title: string, parts: Part[]): PlainResponse => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
    'cache-control': 'no-store',
    // With `no-referrer` the form would come from no origin, like one of a page that hides where it is from.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  },
  body: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
${parts.map(partHtml).join('\n')}
</main></body></html>
`,
});

function partHtml(part: Part): string {
  if ('note' in part) return `<p role="status">${escapeHtml(part.note)}</p>`;
  if ('error' in part) return `<p class="error" role="alert">${escapeHtml(part.error)}</p>`;
  if ('backTo' in part) return `<p><a href="${escapeHtml(part.backTo)}">Back to sign in</a></p>`;
  const { passwordFor, minLength } = part;
  const field = `type="password" autocomplete="new-password" required minlength="${minLength}"`;
  return `<form method="post">
<label>E-mail<input type="email" name="username" autocomplete="username" readonly value="${escapeHtml(passwordFor)}"></label>
<label>New password<input name="newPassword" ${field} autofocus aria-describedby="hint"></label>
<label>Repeat the new password<input name="repeated" ${field}></label>
<p class="hint" id="hint">At least ${minLength} characters.</p>
<button>Save password</button>
</form>`;
}

import type { PlainResponse } from '../http/messages';

/** What a call gives back: its JSON body, or the refusal the caller is told. */
export type Answer = { ok: true; body: object } | Refusal;

/** An error of the Identity Toolkit, as `error.message` names it (`CODE` or `CODE : explanation`). */
export interface Refusal {
  ok: false;
  code: number;
  message: string;
  status?: string;
  /** The entries of `error.errors`. */
  errors: readonly Readonly<Record<string, string>>[];
}

/** A successful answer. */
export const give = (body: object): Answer => ({ ok: true, body });

const invalid = (message: string) => ({ message, reason: 'invalid', domain: 'global' });

/** HTTP 400 with the code the SDK turns into `auth/…`. */
export const refuse = (message: string): Refusal => ({
  ok: false,
  code: 400,
  message,
  errors: [invalid(message)],
});

/** A body that does not fit the call's schema; the path names the field, e.g. `/email must be string`. */
export function refusePayload(detail: string): Refusal {
  return { ...refuse(`Invalid JSON payload received. ${detail}`), status: 'INVALID_ARGUMENT' };
}

/** A body that is no JSON; `why` is the parser's word. */
export function refuseSyntax(why: string): Refusal {
  const refusal = refusePayload(why);
  return { ...refusal, errors: [{ message: refusal.message, reason: 'parseError', domain: 'global' }] };
}

/** A body of another kind than the call reads. */
export function refuseContentType(contentType: string): Refusal {
  const message = `Invalid content-type: ${contentType}`;
  return { ok: false, code: 400, message, errors: [{ message, reason: 'unknown' }] };
}

/** A part of the real service this backend does not offer: said aloud instead of half done. */
export const refuseUnimplemented = (message: string): Refusal => ({
  ok: false,
  code: 501,
  message,
  status: 'NOT_IMPLEMENTED',
  errors: [{ message, reason: 'unimplemented' }],
});

/** A path the real service does not know either. */
export const refuseUnknown = (): Refusal => ({
  ok: false,
  code: 404,
  message: 'Not Found',
  status: 'NOT_FOUND',
  errors: [{ message: 'Not Found', reason: 'notFound' }],
});

/** A call without `?key=`. The key itself is not checked: local keys are made up. */
export const refuseKeyless = (): Refusal => {
  const message = 'The request is missing a valid API key.';
  return {
    ok: false,
    code: 403,
    message,
    status: 'PERMISSION_DENIED',
    errors: [{ message, reason: 'forbidden', domain: 'global' }],
  };
};

/** An `Authorization` header that is not an administrator's. */
export const refuseCredential = (): Refusal => ({
  ok: false,
  code: 401,
  message:
    'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential. See https://developers.google.com/identity/sign-in/web/devconsole-project.',
  status: 'UNAUTHENTICATED',
  errors: [
    {
      message: 'Invalid Credentials',
      domain: 'global',
      reason: 'authError',
      location: 'Authorization',
      locationType: 'header',
    },
  ],
});

/** Something of ours broke; details go to the log only. */
export const refuseInternal = (): Refusal => ({
  ok: false,
  code: 500,
  message: 'INTERNAL_ERROR',
  status: 'INTERNAL',
  errors: [{ message: 'INTERNAL_ERROR', reason: 'internalError', domain: 'global' }],
});

/** JSON as an answer; nothing of it is kept by a browser. */
export const toJson = (status: number, body: object): PlainResponse => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: JSON.stringify(body),
});

/** Writes an answer out the way Google's APIs do (see the Identity Toolkit REST reference). */
export function toResponse(answer: Answer): PlainResponse {
  if (answer.ok) return toJson(200, answer.body);
  const { code, message, errors, status } = answer;
  return toJson(code, { error: { code, message, errors, ...(status === undefined ? {} : { status }) } });
}

import type { PlainResponse } from '../http/messages';

/** What a call gives back: its JSON body, or the refusal the caller is told. */
export type Answer = { ok: true; body: object } | Refusal;

/** An error of the Identity Toolkit, as `error.message` names it (`CODE` or `CODE : explanation`). */
export interface Refusal {
  ok: false;
  code: number;
  message: string;
  reason: string;
  status?: string;
}

/** A successful answer. */
export const give = (body: object): Answer => ({ ok: true, body });

/** HTTP 400 with the code the SDK turns into `auth/…`. */
export const refuse = (message: string): Refusal => ({ ok: false, code: 400, message, reason: 'invalid' });

/** A body that does not fit the call's schema; the path names the field, e.g. `/email must be string`. */
export const refusePayload = (detail: string): Refusal => ({
  ...refuse(`Invalid JSON payload received. ${detail}`),
  status: 'INVALID_ARGUMENT',
});

/** A part of the real service this backend does not offer: said aloud instead of half done. */
export const refuseUnimplemented = (what: string): Refusal => ({
  ok: false,
  code: 501,
  message: `${what} is not implemented in the embedded backend.`,
  reason: 'unimplemented',
  status: 'NOT_IMPLEMENTED',
});

/** A public call without `?key=`. The key itself is not checked: local keys are made up. */
export const refuseKeyless = (): Refusal => ({
  ok: false,
  code: 403,
  message: 'The request is missing a valid API key.',
  reason: 'forbidden',
  status: 'PERMISSION_DENIED',
});

/** An administrator's call without `Authorization: Bearer owner` or a service account's token. */
export const refuseUnauthenticated = (): Refusal => ({
  ok: false,
  code: 401,
  message:
    'Request is missing required authentication credential. Expected OAuth 2 access token, login cookie or other valid authentication credential.',
  reason: 'required',
  status: 'UNAUTHENTICATED',
});

/** A known address asked with another HTTP method. */
export const refuseMethod = (method: string): Refusal => ({
  ok: false,
  code: 405,
  message: `Method ${method} is not allowed here.`,
  reason: 'invalid',
  status: 'METHOD_NOT_ALLOWED',
});

/** Something of ours broke; details go to the log only. */
export const refuseInternal = (): Refusal => ({
  ok: false,
  code: 500,
  message: 'INTERNAL_ERROR',
  reason: 'internalError',
  status: 'INTERNAL',
});

/** Writes an answer out the way Google's APIs do (see the Identity Toolkit REST reference). */
export function toResponse(answer: Answer): PlainResponse {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  if (answer.ok) return { status: 200, headers, body: JSON.stringify(answer.body) };
  const { code, message, reason, status } = answer;
  const error = {
    code,
    message,
    errors: [{ message, reason, domain: 'global' }],
    ...(status === undefined ? {} : { status }),
  };
  return { status: code, headers, body: JSON.stringify({ error }) };
}

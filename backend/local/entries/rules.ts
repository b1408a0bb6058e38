export { authorizerByRules } from '../access-by-rules';
export type { Identity } from '../auth';
export type { StoredDocument } from '../firestore/documents/document';
export { compileRules } from '../rules';

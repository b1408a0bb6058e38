import { track } from '@fm/platform';

/**
 * Whether the page's policy for contents refused something of ours: our own files, or what they asked for. What
 * extensions of a browser try is none of ours.
 */
export const isOurs = ({
  blockedURI,
  sourceFile,
}: Pick<SecurityPolicyViolationEvent, 'blockedURI' | 'sourceFile'>): boolean =>
  [blockedURI, sourceFile].every((address) => !/^[a-z-]+-extension\b/.test(address)) &&
  (sourceFile === '' || sourceFile.startsWith(location.origin));

/** Tracks what the page's policy for contents refuses. Gives what ends that. */
export function trackRefused(): () => void {
  const onViolation = (event: SecurityPolicyViolationEvent) => {
    if (isOurs(event)) track({ kind: 'failure', name: 'policy' });
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  return () => document.removeEventListener('securitypolicyviolation', onViolation);
}

/** Where the page may get code from and whom it may talk to, besides its own origin. */
export interface Trusted {
  readonly code: readonly string[];
  readonly data: readonly string[];
}

/** The Firebase services the app talks to when it runs on a Firebase project. */
export const FIREBASE_SERVICES = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
];

/** A server of the Firebase protocols. Tabs give it names of their own (`t3.localhost`) to have more connections. */
export function addressesOf(hostAndPort: string): string[] {
  const [host, port] = hostAndPort.split(':');
  const local = host === 'localhost' ? [`http://*.localhost:${port}`] : [];
  return [`http://${hostAndPort}`, ...local];
}

function contentSecurityPolicy({ code, data }: Trusted): string {
  const self = (others: readonly string[]) => ["'self'", ...others].join(' ');
  return [
    "default-src 'none'",
    `script-src ${self(code)}`,
    `style-src ${self(code)}`,
    `connect-src ${self([...code, ...data])}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every answer. */
export const securityHeaders = (trusted: Trusted): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentSecurityPolicy(trusted),
  // Without it a browser takes an HTML error page for a stylesheet.
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
});

/** Where the page may get code from and whom it may talk to, besides its own origin. */
export interface Trusted {
  readonly code: readonly string[];
  readonly data: readonly string[];
  /** Whether Google Analytics may be loaded, by who agrees. */
  readonly analytics?: boolean;
  /** Whether browsers may have themselves registered for push messages. */
  readonly push?: boolean;
}

/** The Firebase services the app talks to when it runs on a Firebase project. */
export const FIREBASE_SERVICES = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
];

/** Has a browser connect to these servers while it still reads the page: else who signs in waits for that. */
export const connectAhead = (servers: readonly string[]): Readonly<Record<string, string>> =>
  servers.length === 0
    ? {}
    : { Link: servers.map((server) => `<${server}>; rel=preconnect; crossorigin`).join(', ') };

const TAG_MANAGER = 'https://www.googletagmanager.com';
const ANALYTICS_HOSTS = ['https://*.google-analytics.com', 'https://*.analytics.google.com', TAG_MANAGER];

/** Gives browsers the id by which Google knows them. */
const INSTALLATIONS = 'https://firebaseinstallations.googleapis.com';

/** Where a browser registers for push messages. */
const PUSH = [INSTALLATIONS, 'https://fcmregistrations.googleapis.com'];

/** What Google Analytics loads from, asks and reports to. */
const ANALYTICS = {
  code: [TAG_MANAGER],
  data: ['https://firebase.googleapis.com', INSTALLATIONS, ...ANALYTICS_HOSTS],
  images: ANALYTICS_HOSTS,
};
const NO_ANALYTICS: typeof ANALYTICS = { code: [], data: [], images: [] };

/** A server of the Firebase protocols. Tabs give it names of their own (`t3.localhost`) to have more connections. */
export function addressesOf(hostAndPort: string): string[] {
  const [host, port] = hostAndPort.split(':');
  const local = host === 'localhost' ? [`http://*.localhost:${port}`] : [];
  return [`http://${hostAndPort}`, ...local];
}

/**
 * The sockets of a realtime database by its address. Google's servers name another one beside it that is to be used,
 * so that all of its neighbours are meant.
 */
export function socketsOf(databaseURL: string): string {
  const { protocol, host } = new URL(databaseURL);
  return protocol === 'http:' ? `ws://${host}` : `wss://*.${host.slice(host.indexOf('.') + 1)}`;
}

function contentSecurityPolicy({ code, data, analytics = false, push = false }: Trusted): string {
  const more = analytics ? ANALYTICS : NO_ANALYTICS;
  const asked = new Set([...code, ...data, ...more.data, ...(push ? PUSH : [])]);
  const self = (others: Iterable<string>) => ["'self'", ...others].join(' ');
  return [
    // Firefox asks this line whether a file may be fetched ahead; what else it stands for is refused by name.
    `default-src ${self(code)}`,
    "object-src 'none'",
    "frame-src 'none'",
    "media-src 'none'",
    `script-src ${self([...code, ...more.code])}`,
    `style-src ${self(code)}`,
    `connect-src ${self(asked)}`,
    `img-src ${self(['data:', 'blob:', ...more.images])}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // No text becomes markup or code; the boot script says what may become the address of a script.
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** Headers of every answer. */
export const securityHeaders = (trusted: Trusted): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': contentSecurityPolicy(trusted),
  // Without it a browser takes an HTML error page for a stylesheet.
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  // For a proxy with a certificate before it: browsers pay no heed to it without one.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
});

type Shape = (value: unknown) => unknown;

const matching =
  (pattern: RegExp, placeholder: string): Shape =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? placeholder : value;

const whole =
  (from: number, placeholder: string): Shape =>
  (value) =>
    typeof value === 'number' && Number.isInteger(value) && value > from ? placeholder : value;

// Which word the parser of JSON stumbles over is told differently from one version of Node to the next.
const PARSERS_WORDS: Shape = (value) =>
  typeof value === 'string'
    ? value.replace(
        /^(Invalid JSON payload received\. )(?:Unexpected|Expected|Bad|Unterminated) .*$/,
        '$1<why>',
      )
    : value;

const UID = matching(/^[A-Za-z0-9]{28}$/, '<uid>');
const MILLISECONDS = matching(/^\d{13}$/, '<text: milliseconds>');
const SECONDS = whole(1e9, '<number: seconds>');

/** What differs from run to run, by field: a value of the right shape gives way to a placeholder, any other stays. */
const SHAPES: Readonly<Record<string, Shape>> = {
  message: PARSERS_WORDS,
  localId: UID,
  user_id: UID,
  sub: UID,
  nextPageToken: UID,
  createdAt: MILLISECONDS,
  lastLoginAt: MILLISECONDS,
  validSince: matching(/^\d{10}$/, '<text: seconds>'),
  passwordUpdatedAt: whole(1e12, '<number: milliseconds>'),
  lastRefreshAt: matching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, '<text: instant>'),
  iat: SECONDS,
  auth_time: SECONDS,
  passwordHash: matching(/./, '<hash>'),
  salt: matching(/./, '<salt>'),
  sessionId: matching(/^[A-Za-z0-9_-]{27}$/, '<session>'),
  oobCode: matching(/^[A-Za-z0-9_-]{40,}$/, '<code>'),
  oobLink: linkShape,
  refreshToken: matching(/^[\w=.-]{40,}$/, '<refresh token>'),
  refresh_token: matching(/^[\w=.-]{40,}$/, '<refresh token>'),
  idToken: tokenShape,
  id_token: tokenShape,
  access_token: tokenShape,
};

/** The answer with placeholders for what no two runs share. */
export function normalise(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalise);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const shape = Object.hasOwn(SHAPES, name) ? SHAPES[name] : undefined;
      return [name, shape ? shape(inner) : normalise(inner)];
    }),
  );
}

function linkShape(value: unknown): unknown {
  if (typeof value !== 'string' || !URL.canParse(value)) return value;
  const url = new URL(value);
  url.searchParams.set('oobCode', '<code>');
  return `<origin>${url.pathname}?${decodeURIComponent(url.search.slice(1))}`;
}

function tokenShape(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const [head = '', payload = '', signature = ''] = value.split('.');
  const decoded = (part: string): Record<string, unknown> =>
    JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Record<string, unknown>;
  const claims = decoded(payload);
  const lifetime = Number(claims.exp) - Number(claims.iat);
  return {
    header: decoded(head),
    claims: { ...(normalise(claims) as object), exp: `<iat + ${lifetime}>` },
    signature,
  };
}

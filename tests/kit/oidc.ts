import { OAuth2Server } from 'oauth2-mock-server';

export type Login = {
  sub: string;
  email: string;
  emailVerified: boolean;
  givenName: string;
  familyName: string;
};
type Misbehaviour = {
  claims?: Record<string, unknown>;
  forged?: boolean;
  codeRefused?: boolean;
  consentRefused?: boolean;
};

export type Issuer = {
  keys: { clientId: string; clientSecret: string; issuer: string };
  /** Sets the person who logs in from now on; the issuer sends the browser straight back without a prompt. */
  logsIn(who: Partial<Login>): void;
  nextTime(what: Misbehaviour): void;
  stop(): Promise<void>;
};

const clientId = 'ondol-tests';

/** Starts a real OpenID issuer over HTTP on this machine. `now` is the time in its tokens, in ms: the clock of the tested host. */
export async function startIssuer({
  now = Date.now,
  hostname = '127.0.0.1',
}: { now?: () => number; hostname?: string } = {}): Promise<Issuer> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, hostname);

  let who: Login = {
    sub: 'google-1',
    email: 'linh@gmail.example',
    emailVerified: true,
    givenName: 'Linh',
    familyName: 'Nguyễn',
  };
  let wrong: Misbehaviour = {};

  server.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
    const iat = Math.floor(now() / 1000);
    Object.assign(token.payload, {
      sub: who.sub,
      email: who.email,
      email_verified: who.emailVerified,
      given_name: who.givenName,
      family_name: who.familyName,
      iat,
      nbf: iat - 10,
      exp: iat + 3600,
      ...wrong.claims,
    });
  });
  server.service.on('beforeAuthorizeRedirect', ({ url }: { url: URL }) => {
    if (!wrong.consentRefused) return;
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
    wrong = {};
  });
  server.service.on('beforeResponse', (response: { body: Record<string, unknown>; statusCode: number }) => {
    if (wrong.codeRefused) {
      response.statusCode = 400;
      response.body = { error: 'invalid_grant' };
    } else if (wrong.forged) response.body['id_token'] = otherSignature(response.body['id_token']);
    wrong = {};
  });

  return {
    keys: { clientId, clientSecret: 'a secret of the tests', issuer: server.issuer.url ?? '' },
    logsIn: (next) => {
      who = { ...who, ...next };
    },
    nextTime: (what) => {
      wrong = what;
    },
    stop: () => server.stop(),
  };
}

export async function throughIssuer(url: string): Promise<Record<string, string>> {
  const response = await fetch(url, { redirect: 'manual' });
  const location = response.headers.get('location');
  if (!location) throw new Error(`The issuer answered ${response.status} and sent the browser nowhere.`);
  return Object.fromEntries(new URL(location).searchParams);
}

function otherSignature(token: unknown): string {
  const [header, payload, signature] = String(token).split('.') as [string, string, string];
  const other = signature.startsWith('A') ? 'B' : 'A';
  return [header, payload, other + signature.slice(1)].join('.');
}

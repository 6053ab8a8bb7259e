import * as client from 'openid-client';
import type { Config } from '#server/config.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Identity, IdentityProvider } from '#server/ports/identity.ts';

type Keys = NonNullable<Config['google']>;

const TIMEOUT_SECONDS = 10;
const SCOPE = 'openid email profile';

/**
 * Google as an OpenID provider: code flow with PKCE, state and nonce (OpenID Connect Core 3.1, RFC 7636). The provider's metadata is read on first
 * use and cached. The client checks signature, issuer, audience, expiry and nonce.
 */
export function googleIdentity({
  clock,
  google,
  publicUrl,
}: Pick<Config, 'publicUrl'> & { clock: Clock; google: Keys }): IdentityProvider {
  const redirectUri = `${publicUrl}/auth/google-callback`;
  let discovered: Promise<client.ServerMetadata> | undefined;
  let current: { skew: number; provider: client.Configuration } | undefined;
  const provider = async () => {
    discovered ??= discover(google);
    try {
      const metadata = await discovered;
      // Tokens are judged by the host's clock, like everything else; its distance from this machine's changes in tests only.
      const skew = Math.round((clock.now() - Date.now()) / 1000);
      if (!current || Math.abs(current.skew - skew) > 1)
        current = { skew, provider: configured(google, metadata, skew) };
      return current.provider;
    } catch (error) {
      discovered = undefined;
      throw error;
    }
  };

  return {
    begin: async () => {
      const flow = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(await provider(), {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      });
      return { url: url.href, flow };
    },
    redeem: async (code, { state, nonce, verifier }) => {
      const returned = new URL(redirectUri);
      returned.search = new URLSearchParams({ code, state }).toString();
      const tokens = await client.authorizationCodeGrant(await provider(), returned, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      return identityOf(tokens.claims());
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: Keys): Promise<client.ServerMetadata> {
  const found = await client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    ...(isPlain(issuer) ? { execute: [client.allowInsecureRequests] } : {}),
  });
  return found.serverMetadata();
}

function configured(
  { issuer, clientId, clientSecret }: Keys,
  metadata: client.ServerMetadata,
  skew: number,
): client.Configuration {
  const own = { client_secret: clientSecret, [client.clockSkew]: skew };
  const made = new client.Configuration(metadata, clientId, own, client.ClientSecretPost(clientSecret));
  made.timeout = TIMEOUT_SECONDS;
  // Without this the client would trust the connection and leave the signature unread.
  client.enableNonRepudiationChecks(made);
  if (isPlain(issuer)) client.allowInsecureRequests(made);
  return made;
}

/** Only an issuer on this machine may lack TLS (see the configuration). */
const isPlain = (issuer: string) => issuer.startsWith('http:');

/** @throws if the provider does not identify the person. */
function identityOf(claims: client.IDToken | undefined): Identity {
  const text = (name: string) => (typeof claims?.[name] === 'string' ? claims[name].trim() : '');
  const email = text('email').toLowerCase();
  if (!claims || !claims.sub || !email) throw new Error('The ID token names no subject or no address.');
  return {
    subject: claims.sub,
    email,
    emailVerified: claims['email_verified'] === true,
    firstName: text('given_name') || text('name'),
    lastName: text('family_name'),
  };
}

/** A person as an identity provider describes them. */
export type Identity = {
  /** Never changes and is never given to anyone else. */
  subject: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
};

/** Protects the way to an identity provider and back; only the browser that went may bring it back. */
export type IdentityFlow = { state: string; nonce: string; verifier: string };

export type IdentityProvider = {
  /** Makes the address to send the browser to. @throws when the provider cannot be reached. */
  begin(): Promise<{ url: string; flow: IdentityFlow }>;
  /** Redeems a code, once. @throws when the provider refuses it, or what it says of somebody is not what it must be. */
  redeem(code: string, flow: IdentityFlow): Promise<Identity>;
};

export type Identity = {
  /** Never changes and is never given to anyone else. */
  subject: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
};

/** Protects the log-in at an identity provider: only the browser that started it may finish it. */
export type IdentityFlow = { state: string; nonce: string; verifier: string };

export type IdentityProvider = {
  /** Makes the address to send the browser to. @throws if the provider cannot be reached. */
  begin(): Promise<{ url: string; flow: IdentityFlow }>;
  /** Redeems a code, once. @throws if the provider refuses it, or returns invalid data about the person. */
  redeem(code: string, flow: IdentityFlow): Promise<Identity>;
};

import type { OutsideServices } from '#contract/services.ts';

export type ServiceOrigins = Partial<Record<'script' | 'connect' | 'img' | 'frame' | 'media', string[]>>;

/** External service that runs a script in our pages, only after consent. */
export type PageService = {
  origins: ServiceOrigins;
  /**
   * `default` if its script passes text as code, which a default policy accepts; `off` if it also runs in a frame that inherits our policy and cannot
   * have its own.
   */
  trustedTypes: 'default' | 'off';
};

export type PageServices = {
  offered: OutsideServices;
  inPages: PageService[];
  /** Returns the hash that proves a member's identity to the chat service; null if there is no chat. */
  memberHash(memberId: string): string | null;
};

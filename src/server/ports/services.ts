import type { OutsideServices } from '#contract/services.ts';

/** Origins of a service by the directive of the Content-Security-Policy that has to admit them. */
export type ServiceOrigins = Partial<Record<'script' | 'connect' | 'img' | 'frame' | 'media', string[]>>;

/** A service of others whose script runs in our pages, after consent alone. */
export type PageService = {
  origins: ServiceOrigins;
  /**
   * `default` where its script gives the page text for code, which a default policy then takes; `off` where it also runs in a frame that
   * inherits our policy and can have no policy of its own.
   */
  trustedTypes: 'default' | 'off';
};

/** Analytics, advertising and chat, as far as they are set up. */
export type PageServices = {
  offered: OutsideServices;
  inPages: PageService[];
  /** The hash by which the chat service tells that a member is who they say; null where there is no chat. */
  memberHash(memberId: string): string | null;
};

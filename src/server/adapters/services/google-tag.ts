import type { PageService } from '#server/ports/services.ts';

const TAG = 'https://www.googletagmanager.com';

/** Google Analytics 4 (developers.google.com/tag-platform/security/guides/csp). */
export const googleAnalytics: PageService = {
  origins: {
    script: [TAG],
    connect: [TAG, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
    img: [TAG, 'https://*.google-analytics.com'],
  },
  trustedTypes: 'default',
};

const counting = [
  TAG,
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://www.google.com',
  'https://www.google.co.kr',
];

/**
 * Conversions of Google Ads (the same guide). www.google.com is left out of its scripts, because it answers with any function that its address names;
 * conversions are counted without it.
 */
export const googleAds: PageService = {
  origins: {
    script: [TAG, 'https://www.googleadservices.com', 'https://googleads.g.doubleclick.net'],
    connect: counting,
    img: counting,
    frame: [TAG, 'https://td.doubleclick.net'],
  },
  trustedTypes: 'default',
};

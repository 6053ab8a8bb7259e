import type { brand } from '#contract/brand.ts';
import type { Conversion } from '#contract/services.ts';

export type SocialChannel = keyof typeof brand.social;
/** A conversion for the advertising service, or a social click for analytics (docs/specification.md#tracking). */
export type TrackedEvent = { conversion: Conversion } | { social: SocialChannel };

/** Events wait here until the delivery code is loaded, which needs an idle page and consent. */
let deliver = (event: TrackedEvent): unknown => waiting.push(event);
const waiting: TrackedEvent[] = [];
const conversion = (name: Conversion) => () => void deliver({ conversion: name });

export const tracking = {
  findHouses: conversion('find_houses'),
  share: conversion('share'),
  chatButton: conversion('chat_button'),
  aboutUs: conversion('about_us'),
  requestToBook: conversion('request_to_book'),
  reservationButton: conversion('reservation_button'),
  signupComplete: conversion('signup_complete'),
  websiteView: conversion('website_view'),
  socialLink: (channel: SocialChannel): void => void deliver({ social: channel }),
};

export function deliverTo(receive: (event: TrackedEvent) => void): void {
  deliver = receive;
  for (const event of waiting.splice(0)) receive(event);
}

import type { brand } from '#contract/brand.ts';
import type { Conversion } from '#contract/services.ts';

/** A channel of ours on a social network, as named in the brand's facts. */
export type SocialChannel = keyof typeof brand.social;
/** A conversion, which is for the advertising service, or a click of the social kind, for analytics (docs/specification.md#tracking). */
export type TrackedEvent = { conversion: Conversion } | { social: SocialChannel };

/** Events wait in the page until what delivers them is loaded, which is when the page is idle and somebody has agreed. */
let deliver = (event: TrackedEvent): unknown => waiting.push(event);
const waiting: TrackedEvent[] = [];
const conversion = (name: Conversion) => () => void deliver({ conversion: name });

/** One function per tracked event. */
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

/** Hands over events, those that wait first. */
export function deliverTo(receive: (event: TrackedEvent) => void): void {
  deliver = receive;
  for (const event of waiting.splice(0)) receive(event);
}

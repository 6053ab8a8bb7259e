/** Closed word lists shared by both runtimes, free of schemas so that the application can import them anywhere. */

/** The eight neighborhoods (docs/specification.md#purpose). */
export const locations = [
  'hongdae',
  'sinchon',
  'itaewon',
  'hanyang',
  'korea',
  'hufs',
  'seoul-national',
  'seoul-station',
] as const;
export type Location = (typeof locations)[number];

export const houseTypes = ['studio', 'private-room', 'twin-room', 'loft', 'hanok'] as const;
export type HouseType = (typeof houseTypes)[number];

/** In display order. */
export const facilities = [
  'wifi',
  'air-conditioning',
  'floor-heating',
  'private-bathroom',
  'kitchen',
  'fridge',
  'washing-machine',
  'dryer',
  'desk',
  'door-lock',
  'cctv',
  'elevator',
  'parking',
  'rooftop',
] as const;
export type Facility = (typeof facilities)[number];

export const houseSorts = ['recommended', 'price-low', 'price-high', 'rating', 'soonest', 'commute'] as const;
export type HouseSort = (typeof houseSorts)[number];

export const mapLevels = ['house', 'neighbourhood'] as const;
export type MapLevel = (typeof mapLevels)[number];

export const boardTypes = ['NOTICE', 'EVENT', 'ACTIVITY', 'INTERVIEW'] as const;
export type BoardType = (typeof boardTypes)[number];

export const contractStatuses = ['sent', 'signed', 'declined', 'void'] as const;
export const signerStatuses = ['sent', 'opened', 'signed', 'declined'] as const;

export const certificateStates = ['valid', 'ended', 'replaced', 'withdrawn'] as const;
export type CertificateState = (typeof certificateStates)[number];
export const certificateObstacles = ['not_confirmed', 'ended_early', 'no_home', 'unsigned'] as const;
export type CertificateObstacle = (typeof certificateObstacles)[number];

export const providers = ['sandbox', 'toss', 'stripe'] as const;
export type Provider = (typeof providers)[number];
export type PaymentSource = Provider | 'bank';

export const roles = ['member', 'admin'] as const;
export type Role = (typeof roles)[number];

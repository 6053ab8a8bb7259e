import type { Contract } from '../contract.ts';

/** Description of each noun of the API, as the OpenAPI document gives it for the tag of its calls. */
export const nounDescriptions: Record<keyof Contract, string> = {
  auth: 'Signing up, logging in and out, confirming an address, resetting a password, signing in through Google.',
  users: 'The own account: profile, password, address, devices, export and deletion.',
  houses: 'The catalogue: search by dates and place, details, availability and reviews.',
  reservations: 'Quotes, requests, changes, extensions and cancellations of own stays.',
  contracts: 'Reading and signing the contract behind a mailed link, and verifying a contract file.',
  payments: 'Paying instalments through a payment provider, receipts and webhooks.',
  push: 'Notifications to a device.',
  reviews: 'The best reviews of all houses.',
  boards: 'The posts of the community: notices, events, activities and interviews.',
  faqs: 'Questions and answers.',
  adminFigures: 'Administrators: occupancy and money as figures over time.',
  files: 'Uploaded pictures, behind addresses that end by themselves.',
  adminToday: 'Administrators: all that waits on a day in Seoul.',
  adminReservations: 'Administrators: the reservations of all members.',
  adminSavedViews: 'Administrators: named filters of the list of reservations.',
  adminMessages: 'Administrators: the messages about a reservation.',
  adminUsers: 'Administrators: accounts and roles.',
  adminAuditLog: 'Administrators: what administrators did.',
  adminBoards: 'Administrators: the posts of the community.',
  adminReviews: 'Administrators: reviews.',
  adminFaqs: 'Administrators: questions and answers.',
  adminTurnovers: 'Administrators: the work in a house before each arrival.',
  adminFiles: 'Administrators: uploading pictures.',
};

/** Description of `{id}` by the path's segment before it. */
const idDescriptions: Record<string, string> = {
  houses: 'Id of the house',
  reservations: 'Id of the reservation',
  devices: 'Id of the device',
  boards: 'Id of the board',
  reviews: 'Id of the review',
  users: 'Id of the account',
  'faq-groups': 'Id of the question group',
  turnovers: 'Id of the turnover',
  'saved-views': 'Id of the saved view',
};

/** Description of every other parameter, in paths and queries. */
const parameterDescriptions: Record<string, string> = {
  paymentId: 'Id of the instalment',
  refundId: 'Id of the refund',
  position: 'Number of the occupant, from 1',
  faqId: 'Id of the question',
  fileId: 'Id of the picture',
  link: 'Signed name of the picture and of a size, which ends by itself',
  token: 'Single-purpose token of the mailed link',
  sha256: 'SHA-256 of the file, 64 hexadecimal digits',
  provider: 'Name of the payment provider',
  page: 'Page of the list, from 1',
  pageSize: 'Items of a page, at most 100',
  location: 'Neighbourhood',
  type: 'Kind of house',
  checkIn: 'First night, a Seoul date',
  checkOut: 'Day of leaving, a Seoul date; its night is not part of the stay',
  guests: 'Number of people',
  beddingSets: 'Number of bedding sets',
  minRent: 'Lowest monthly rent, won',
  maxRent: 'Highest monthly rent, won',
  facilities: 'Facilities that a house must have, comma-separated',
  sort: 'Order of the list',
  isInternational: 'Charged in US dollars at the rate of the request',
  expectedRefund: 'Refund in won that the person saw and agreed to',
  boardType: 'Kind of board; ALL means no filter',
  upcoming: 'Only events to come, the next one first',
  endpoint: 'Endpoint of the push subscription',
  list: 'One of the four lists',
  search: 'Words to find',
  status: 'Status of reservations as it is true now',
  state: 'State of the work',
  houseId: 'Id of a house',
  day: 'A Seoul date',
  from: 'First day, a Seoul date',
  to: 'Last day, a Seoul date',
  dates: 'What the days are of: arrivals, departures, or stays with a night between',
  weeks: 'Number of weeks',
  unsigned: 'Only reservations that somebody has not signed',
  unpaid: 'Only reservations whose first payment was not made',
  descending: 'From the last to the first',
  own: 'Said outright by an administrator who gives up their own role',
  date: 'Day of leaving, a Seoul date; its night is not part of the stay',
  reason: 'Reason, in the words of the administrator; the member is told',
  kind: 'Kind of end',
  override: 'Refund in won that takes the place of the computed one',
  overrideReason: 'Reason for another refund, for the staff',
  grounds: 'What an eviction rests on',
  deducted: 'Sum of the deductions, won',
  questions: 'Number of questions that go with the group',
  filter: 'What the list is cut down to',
  messageId: 'Id of the message',
  actor: 'Id of the account of an administrator',
  action: 'What was done',
  subject: 'Kind of thing that it was done to',
  subjectId: 'Id of that thing',
};

/** @throws Error for a parameter that nobody has described here. */
export function describeParameter(path: string, name: string): string {
  const before = path.split('/').at(path.split('/').indexOf('{id}') - 1) ?? '';
  const text = name === 'id' ? idDescriptions[before] : parameterDescriptions[name];
  if (!text) throw new Error(`Describe the parameter ${name} of ${path} in contract/openapi/nouns.ts.`);
  return text;
}

import type { users } from '../accounts.ts';
import type { invitations } from '../contacts/invitations.ts';
import type { auth, passwordResets } from '../sign-in.ts';
import type { AdminUserDetail, adminUsers } from '../admin/accounts.ts';
import type { ExamplesOf } from '../endpoint.ts';
import {
  instalment,
  me,
  memberId,
  now,
  occupant,
  profile,
  reservationId,
  summary,
  token,
  tokens,
} from './world.ts';

const password = 'warm-floor-7';
const newPerson = {
  firstName: occupant.firstName,
  lastName: occupant.lastName,
  phoneCountry: occupant.phoneCountry,
  phone: occupant.phone,
  birthDate: '2003-04-05',
  language: 'en',
  consents: { terms: true, privacy: true, receipt: true, marketing: false },
} as const;
const ownProfile = { ...profile, phoneImpossible: false };
const device = {
  id: '2d0b7e55-8f0e-4d0c-9d3a-6a4f1b2c3d4e',
  userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/131.0.0.0 Mobile',
  ip: '203.0.113.7',
  loggedInAt: now,
  lastSeenAt: now,
  current: true,
};

export const authExamples: ExamplesOf<typeof auth> = {
  signUp: { body: { email: occupant.email, password, ...newPerson }, data: tokens },
  logIn: { body: { email: occupant.email, password }, data: tokens },
  logOut: { body: { refreshToken: token }, data: null },
  refresh: { body: tokens, data: tokens },
  confirm: { body: { token }, data: { email: occupant.email } },
  resendConfirmation: { data: null },
  forgot: { body: { email: occupant.email }, data: null },
  reset: { body: { token, password }, data: null },
  methods: { data: { google: true } },
  googleStart: {
    data: { url: 'https://accounts.google.com/o/oauth2/v2/auth?client_id=ondol&state=k3Jf', flow: token },
  },
  googleFinish: {
    body: { code: '4/0AVG7fiQ', state: 'k3Jf', flow: token },
    data: { kind: 'logged-in', tokens },
  },
  googleSignUp: { body: { ticket: token, ...newPerson }, data: tokens },
};

export const passwordResetExamples: ExamplesOf<typeof passwordResets> = {
  check: { body: { token }, data: { refusal: null } },
};

export const invitationExamples: ExamplesOf<typeof invitations> = {
  get: {
    body: { token },
    data: {
      email: occupant.email,
      firstName: occupant.firstName,
      lastName: occupant.lastName,
      phoneCountry: occupant.phoneCountry,
      phone: occupant.phone,
      reservations: [{ id: reservationId, code: 'K7QM2RXD' }],
    },
  },
  accept: { body: { token, password, ...newPerson }, data: tokens },
};

export const userExamples: ExamplesOf<typeof users> = {
  me: { data: me },
  remove: { data: null },
  profile: { data: ownProfile },
  updateProfile: {
    body: {
      firstName: occupant.firstName,
      lastName: occupant.lastName,
      phoneCountry: occupant.phoneCountry,
      phone: occupant.phone,
      notifications: profile.notifications,
    },
    data: ownProfile,
  },
  changePassword: { body: { current: password, password: 'ondol-2027' }, data: null },
  changeEmail: {
    body: { email: 'linh.new@people.example', password },
    data: { ...ownProfile, pendingEmail: 'linh.new@people.example' },
  },
  devices: { data: [device] },
  logOutEverywhere: { data: null },
  logOutDevice: { params: { id: '7c1e9a40-5b6d-4f8e-a1b2-c3d4e5f60718' }, data: [device] },
  deletion: {
    data: { allowed: false, blockedBy: [{ reservationId, code: summary.code, reason: 'upcoming' }] },
  },
  export: { data: { exportedAt: now, profile } },
};

const adminUser = { ...me, ...profile, createdAt: now, blockedAt: null, invitedAt: null };
const { current: _, ip: network, ...seen } = device;
const version = '3f1c9a7be2d04586';
const adminUserDetail: AdminUserDetail = {
  ...adminUser,
  version,
  blockedReason: null,
  consents: [{ kind: 'terms', version: '2026-11', givenAt: now, withdrawnAt: null }],
  devices: [{ ...seen, network, loggedOutAt: null, notified: true }],
  owed: [
    {
      reservationId,
      code: summary.code,
      sequence: instalment.seq,
      dueOn: instalment.dueOn,
      overdue: false,
      amount: instalment.amount,
    },
  ],
};
const blocked = { ...adminUserDetail, blockedAt: now, blockedReason: 'Sublet the room twice', devices: [] };
const ofMember = { params: { id: memberId }, data: [] };
export const adminUserExamples: ExamplesOf<typeof adminUsers> = {
  list: { query: { search: 'linh', page: '1' }, data: [adminUser] },
  get: { params: { id: memberId }, data: adminUserDetail },
  newsRecipients: {},
  update: {
    params: { id: memberId },
    ifMatch: `"${version}"`,
    body: { firstName: 'Linh', lastName: 'Nguyễn', birthDate: '2003-04-06' },
    data: { ...adminUserDetail, birthDate: '2003-04-06', version: 'b07d5e61c9a8f342' },
  },
  block: { params: { id: memberId }, body: { reason: 'Sublet the room twice' }, data: blocked },
  unblock: { params: { id: memberId }, data: adminUserDetail },
  grantAdmin: { params: { id: memberId }, data: { ...adminUser, role: 'admin' } },
  revokeAdmin: { params: { id: memberId }, query: {}, data: adminUser },
  upcoming: { ...ofMember, data: [summary] },
  past: ofMember,
  current: ofMember,
  canceled: ofMember,
};

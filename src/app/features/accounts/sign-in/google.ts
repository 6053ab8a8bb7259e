import type { GoogleOutcome } from '#contract/sign-in.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result, type Problem } from '#app/platform/api/result.ts';
import { dropDraft, readDraft, writeDraft } from '#app/platform/forms/draft.ts';
import { begin } from '../queries.ts';
import { safeRedirect } from './safe-redirect.ts';

/** Storage key of a sign-in in progress: the host's sealed flow, the `state` that Google must return (RFC 6749), and the path to go back to. */
const FLOW = 'google-flow';
const noFlow = { flow: '', state: '', next: '' };

/** Storage key of a newcomer: a person with a Google account and no account here, who is asked for the missing data. */
const NEWCOMER = 'google-newcomer';
const noNewcomer = { ticket: '', email: '', firstName: '', lastName: '', next: '' };
export type Newcomer = typeof noNewcomer;

let methods: Promise<{ google: boolean }> | null = null;

/** True if this host offers log-in through Google; false while it cannot be reached. */
export async function offersGoogle(): Promise<boolean> {
  methods ??= api.auth.methods();
  try {
    return (await methods).google;
  } catch {
    methods = null;
    return false;
  }
}

/** Begins a sign-in at the host and stores the flow in this tab. @returns the address to send the browser to */
export function startGoogle(next: string | null): Promise<Result<string>> {
  return attempt(async () => {
    const { url, flow } = await api.auth.googleStart();
    const state = new URL(url).searchParams.get('state') ?? '';
    writeDraft('session', FLOW, { flow, state, next: next ?? '' });
    return url;
  });
}

export type Returned = { code: string; state: string; error: string };

/** Reads the search parameters of Google's redirect; a missing one becomes an empty string. The router parses digits as a number. */
export function readReturned(search: Record<string, unknown>): Returned {
  const word = (name: keyof Returned) => {
    const given = search[name];
    return typeof given === 'string' || typeof given === 'number' ? String(given) : '';
  };
  return { code: word('code'), state: word('state'), error: word('error') };
}
export type GoogleEnd =
  | { kind: 'logged-in'; next: string | null }
  | { kind: 'newcomer'; newcomer: Newcomer }
  | { kind: 'refused' | 'foreign'; next: string | null }
  | { kind: 'failed'; problem: Problem; next: string | null };

/** An authorization code works once: a second call with the same code gets the first result. */
let ending: { code: string; end: Promise<GoogleEnd> } | null = null;

/** Finishes a sign-in with Google's redirect. Without a code it resumes a newcomer's incomplete sign-up. */
export function finishGoogle(returned: Returned): Promise<GoogleEnd> {
  const { code } = returned;
  if (!code) return finish(returned);
  if (ending?.code === code) return ending.end;
  const end = finish(returned).then((done) => {
    // The host was not reached, so the code is still unused.
    if (done.kind === 'failed' && done.problem.code === 'offline') ending = null;
    return done;
  });
  ending = { code, end };
  return end;
}

async function finish({ code, state, error }: Returned): Promise<GoogleEnd> {
  const newcomer = readDraft('session', NEWCOMER, noNewcomer);
  const known = readDraft('session', FLOW, noFlow);
  if (!error && !known.flow && newcomer.ticket) return { kind: 'newcomer', newcomer };
  const next = safeRedirect(known.next);
  if (error) {
    dropDraft('session', FLOW);
    return { kind: 'refused', next };
  }
  // The `state` does not match: somebody else's code, an old one, or another tab's must not log this person in (RFC 6749, section 10.12).
  if (!code || !state || !known.flow || known.state !== state) return { kind: 'foreign', next };

  const outcome = await attempt(() => api.auth.googleFinish({ body: { code, state, flow: known.flow } }));
  if (!outcome.ok) {
    if (outcome.problem.code !== 'offline') dropDraft('session', FLOW);
    return { kind: 'failed', problem: outcome.problem, next };
  }
  dropDraft('session', FLOW);
  return welcome(outcome.value, next);
}

async function welcome(outcome: GoogleOutcome, next: string | null): Promise<GoogleEnd> {
  if (outcome.kind === 'logged-in') {
    await begin(outcome.tokens);
    return { kind: 'logged-in', next };
  }
  const { ticket, email, firstName, lastName } = outcome;
  const newcomer = { ticket, email, firstName, lastName, next: next ?? '' };
  writeDraft('session', NEWCOMER, newcomer);
  return { kind: 'newcomer', newcomer };
}

type Completion = Parameters<typeof api.auth.googleSignUp>[0]['body'];

export function completeNewcomer(body: Completion): Promise<Result<void>> {
  return attempt(async () => {
    await begin(await api.auth.googleSignUp({ body }));
    dropDraft('session', NEWCOMER);
  });
}

import type { GoogleOutcome } from '#contract/accounts.ts';
import { api } from '#app/platform/api.ts';
import { dropDraft, readDraft, writeDraft } from '#app/platform/draft.ts';
import { attempt, type Outcome, type Problem } from '#app/platform/problem.ts';
import { safeNext } from './next.ts';
import { begin } from './queries.ts';

/** A sign-in under way: the host's sealed flow, the state that must come back, and where the person was. */
const FLOW = 'google-flow';
const noFlow = { flow: '', state: '', next: '' };

/** Somebody whom Google knows and we do not yet; what is still missing is asked of them. */
const NEWCOMER = 'google-newcomer';
const noNewcomer = { ticket: '', email: '', firstName: '', lastName: '', next: '' };
export type Newcomer = typeof noNewcomer;

let methods: Promise<{ google: boolean }> | null = null;

/** Whether one can come in through Google here. No, for as long as the host cannot be asked. */
export async function offersGoogle(): Promise<boolean> {
  methods ??= api.auth.methods();
  try {
    return (await methods).google;
  } catch {
    methods = null;
    return false;
  }
}

/** Begins at the host and remembers the way back in this tab. @returns where to send the browser */
export function startGoogle(next: string | null): Promise<Outcome<string>> {
  return attempt(async () => {
    const { url, flow } = await api.auth.googleStart();
    const state = new URL(url).searchParams.get('state') ?? '';
    writeDraft('session', FLOW, { flow, state, next: next ?? '' });
    return url;
  });
}

export type Returned = { code: string; state: string; error: string };

/** What Google put into the address; empty where it put nothing. The router reads a word made of digits as a number. */
export function readReturned(search: Record<string, unknown>): Returned {
  const word = (name: keyof Returned) => {
    const given = search[name];
    return typeof given === 'string' || typeof given === 'number' ? String(given) : '';
  };
  return { code: word('code'), state: word('state'), error: word('error') };
}
/** How a return from Google ends: logged in (go to `next`), somebody new, or not, and why. */
export type GoogleEnd =
  | { kind: 'logged-in'; next: string | null }
  | { kind: 'newcomer'; newcomer: Newcomer }
  | { kind: 'refused' | 'foreign'; next: string | null }
  | { kind: 'failed'; problem: Problem; next: string | null };

/** A code is good for once: whoever asks again for the same one gets the same end. */
let ending: { code: string; end: Promise<GoogleEnd> } | null = null;

/** Finishes what came back from Google. Without anything to finish: the newcomer who has not completed the sign-up yet. */
export function finishGoogle(returned: Returned): Promise<GoogleEnd> {
  const { code } = returned;
  if (!code) return finish(returned);
  if (ending?.code === code) return ending.end;
  const end = finish(returned).then((done) => {
    // Nobody has seen the code yet: it is still good.
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
  const next = safeNext(known.next);
  if (error) {
    dropDraft('session', FLOW);
    return { kind: 'refused', next };
  }
  // Somebody else's code, an old one, or one for another tab: it must not log this person in.
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

/** Completes the sign-up of a newcomer and logs them in. */
export function completeNewcomer(body: Completion): Promise<Outcome<void>> {
  return attempt(async () => {
    await begin(await api.auth.googleSignUp({ body }));
    dropDraft('session', NEWCOMER);
  });
}

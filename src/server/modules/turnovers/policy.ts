import type { ChecklistStep } from '#contract/admin/turnovers.ts';
import type { TurnoverState } from '#contract/admin/vocabulary.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { ErrorCode } from '#contract/wire.ts';

/** A stay that is or was lived in: confirmed, or ended early. */
export type LivedStay = {
  id: string;
  checkIn: PlainDate;
  /** The day on which they leave or left. */
  leavesOn: PlainDate;
  /** The stay that this one prolongs. */
  extendsId: string | null;
  endedEarly: boolean;
};

/** The work that an arrival needs, and the stay before it. */
export type PlannedTurnover = { arrivalId: string; departureId: string | null; dueOn: PlainDate };

/**
 * Plans the work in one house: a turnover for each arrival from `today` (Seoul) on. Where people stay on by an extension nobody arrives.
 */
export function planTurnovers(stays: readonly LivedStay[], today: PlainDate): PlannedTurnover[] {
  const sorted = stays.toSorted((a, b) => (a.checkIn < b.checkIn ? -1 : 1));
  const staysOn = ({ extendsId }: LivedStay) => sorted.some(({ id }) => id === extendsId);
  return sorted
    .filter((stay) => stay.checkIn >= today && !stay.endedEarly && !staysOn(stay))
    .map((stay) => ({
      arrivalId: stay.id,
      departureId: sorted.findLast((before) => before.checkIn < stay.checkIn)?.id ?? null,
      dueOn: stay.checkIn,
    }));
}

/** Marks steps of a checklist as done or not; a key that is not in the list changes nothing. */
export function tick(
  checklist: readonly ChecklistStep[],
  changes: readonly { key: string; done: boolean }[] = [],
): ChecklistStep[] {
  return checklist.map((step) => {
    const change = changes.findLast(({ key }) => key === step.key);
    return change ? { ...step, done: change.done } : step;
  });
}

/** The state after a change: one that is asked for, or `in_progress` once the first step is done. */
export function nextState(
  before: TurnoverState,
  asked: TurnoverState | undefined,
  checklist: readonly ChecklistStep[],
): TurnoverState {
  if (asked) return asked;
  return before === 'todo' && checklist.some(({ done }) => done) ? 'in_progress' : before;
}

/** Why a turnover cannot be in a state, or null. */
export function stateProblem(
  state: TurnoverState,
  checklist: readonly ChecklistStep[],
  problem: string | null,
): ErrorCode | null {
  if (state === 'ready' && checklist.some(({ done }) => !done)) return 'turnover_incomplete';
  return state === 'problem' && problem === null ? 'problem_required' : null;
}

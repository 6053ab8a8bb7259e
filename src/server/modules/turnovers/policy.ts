import type { ChecklistStep } from '#contract/admin/turnovers.ts';
import type { TurnoverState } from '#contract/admin/vocabulary.ts';
import type { PlainDate } from '#contract/rules/dates.ts';
import type { ErrorCode } from '#contract/wire.ts';

export type TurnoverReservation = {
  id: string;
  checkIn: PlainDate;
  leavesOn: PlainDate;
  extendsId: string | null;
  endedEarly: boolean;
};

export type PlannedTurnover = { arrivalId: string; departureId: string | null; dueOn: PlainDate };

/** Plans a turnover for each arrival in one house from `today` (Seoul) on. An extension is not an arrival. */
export function planTurnovers(
  reservations: readonly TurnoverReservation[],
  today: PlainDate,
): PlannedTurnover[] {
  const sorted = reservations.toSorted((a, b) => (a.checkIn < b.checkIn ? -1 : 1));
  const staysOn = ({ extendsId }: TurnoverReservation) => sorted.some(({ id }) => id === extendsId);
  return sorted
    .filter((reservation) => reservation.checkIn >= today && !reservation.endedEarly && !staysOn(reservation))
    .map((reservation) => ({
      arrivalId: reservation.id,
      departureId: sorted.findLast((before) => before.checkIn < reservation.checkIn)?.id ?? null,
      dueOn: reservation.checkIn,
    }));
}

/** Marks checklist steps as done or not; unknown keys change nothing. */
export function tick(
  checklist: readonly ChecklistStep[],
  changes: readonly { key: string; done: boolean }[] = [],
): ChecklistStep[] {
  return checklist.map((step) => {
    const change = changes.findLast(({ key }) => key === step.key);
    return change ? { ...step, done: change.done } : step;
  });
}

export function nextState(
  before: TurnoverState,
  asked: TurnoverState | undefined,
  checklist: readonly ChecklistStep[],
): TurnoverState {
  if (asked) return asked;
  return before === 'todo' && checklist.some(({ done }) => done) ? 'in_progress' : before;
}

export function stateProblem(
  state: TurnoverState,
  checklist: readonly ChecklistStep[],
  problem: string | null,
): ErrorCode | null {
  if (state === 'ready' && checklist.some(({ done }) => !done)) return 'turnover_incomplete';
  return state === 'problem' && problem === null ? 'problem_required' : null;
}

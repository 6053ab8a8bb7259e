import { randomUUID } from 'node:crypto';
import { defaultChecklist } from '#contract/admin/default-checklist.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import type { Context } from '#server/context.ts';
import type { Trx } from '#server/ports/database.ts';
import type { Turnovers } from '#server/ports/turnovers.ts';
import { planTurnovers, type TurnoverReservation, type PlannedTurnover } from './policy.ts';
import { houseChecklist, livedStays } from './read-store.ts';
import { insertTurnovers, lockPlanned, replaceSteps, updateTurnover, type Row } from './store.ts';

type Dependencies = Pick<Context, 'clock' | 'files'>;

export function makeTurnovers(ctx: Dependencies): Turnovers {
  return {
    plan: (trx, houseId) => plan(trx, ctx, houseId),
    followChecklist: (trx, houseId, steps) =>
      replaceSteps(trx, houseId, JSON.stringify(steps.map(({ key, text }) => ({ key, text, done: false })))),
  };
}

async function plan(trx: Trx, ctx: Dependencies, houseId: string): Promise<void> {
  const at = new Date(ctx.clock.now());
  const today = seoulDate(ctx.clock.now());
  const reservations = await livedStays(trx, houseId);
  const wanted = planTurnovers(reservations, today);
  const arrivals = wanted.map(({ arrivalId }) => arrivalId);
  const present = await lockPlanned(trx, houseId, today, arrivals);
  const isWanted = (row: Row) => row.house_id === houseId && arrivals.includes(row.arrival_id);
  for (const row of present.filter((each) => !isWanted(each)))
    await updateTurnover(trx, row.id, { cancelled_at: at });
  const planned = present.filter(isWanted);
  for (const row of planned)
    await follow(trx, ctx, {
      row,
      planned: wanted.find(({ arrivalId }) => arrivalId === row.arrival_id)!,
      reservations,
    });
  const missing = wanted.filter(({ arrivalId }) => planned.every((row) => row.arrival_id !== arrivalId));
  if (missing.length === 0) return;
  const steps = (await houseChecklist(trx, houseId)) ?? defaultChecklist;
  const checklist = JSON.stringify(steps.map(({ key, text }) => ({ key, text, done: false })));
  await insertTurnovers(
    trx,
    missing.map(({ arrivalId, departureId, dueOn }) => ({
      id: randomUUID(),
      house_id: houseId,
      arrival_id: arrivalId,
      departure_id: departureId,
      due_on: dueOn,
      checklist,
      planned_at: at,
    })),
  );
}

/** Adapts a turnover to its arrival. If another stay came in between after the work began, the work starts over. */
async function follow(
  trx: Trx,
  { files }: Dependencies,
  {
    row,
    planned: { departureId, dueOn },
    reservations,
  }: { row: Row; planned: PlannedTurnover; reservations: readonly TurnoverReservation[] },
): Promise<void> {
  if (row.departure_id === departureId && row.due_on === dueOn) return;
  await updateTurnover(trx, row.id, { departure_id: departureId, due_on: dueOn });
  const lastReservation = reservations.find(({ id }) => id === departureId);
  const before = reservations.find(({ id }) => id === row.departure_id);
  // A stay that never began leaves the house as it is.
  const wasCancelled = row.departure_id !== null && !before;
  if (row.state === 'todo' || !lastReservation || wasCancelled) return;
  if (before && lastReservation.checkIn <= before.checkIn) return;
  await files.detach(trx, { kind: 'turnover', id: row.id });
  const checklist = row.checklist.map(({ key, text }) => ({ key, text, done: false }));
  await updateTurnover(trx, row.id, {
    state: 'todo',
    problem: null,
    ready_at: null,
    ready_by: null,
    checklist: JSON.stringify(checklist),
  });
}

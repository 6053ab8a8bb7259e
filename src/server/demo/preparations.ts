import type { Turnover, TurnoverChange, TurnoverSummary } from '#contract/admin/turnovers.ts';
import { addDays, seoulInstant } from '#contract/rules/dates.ts';
import { HOUR_MS, MINUTE_MS } from '#contract/rules/durations.ts';
import { call, type DemoHost, type Act } from './client.ts';
import type { Times } from './times.ts';

const next: Record<string, { steps: number; change: TurnoverChange }> = {
  'linh-tomorrow': { steps: Infinity, change: { state: 'ready' } },
  'arjun-birch': { steps: 0, change: { note: '퇴실한 날 오후에 침구 업체가 와요.' } },
  'chen-honey': {
    steps: 3,
    change: { note: '건조기에 침구가 남아 있어요. 1층 관리실에서 열쇠를 받으세요.' },
  },
  'sofia-dusk': {
    steps: 5,
    change: {
      state: 'problem',
      problem: '보일러를 켜도 온수가 나오지 않아요. 내일 오전 10시에 기사님이 오기로 했어요.',
    },
  },
};

export function preparation(
  host: DemoHost,
  key: string,
  {
    times: { checkIn, signed, closed },
    administrator,
    reservationId,
    now,
  }: { times: Times; administrator: string; reservationId: () => string; now: number },
): Act[] {
  const done = next[key];
  const inTime = seoulInstant(checkIn, '12:30');
  if (signed === null || (closed !== null && closed < inTime) || (!done && inTime > now)) return [];
  const { steps, change } = done ?? { steps: Infinity, change: { state: 'ready' } as const };
  const happen = async () => {
    const as = { as: administrator, role: 'admin' } as const;
    const day = `from=${checkIn}&to=${checkIn}&pageSize=100`;
    const planned = await call<TurnoverSummary[]>(host, 'GET', `/v1/admin/turnovers?${day}`, as);
    const found = planned.find(({ arrival }) => arrival.reservationId === reservationId());
    if (!found) return;
    const path = `/v1/admin/turnovers/${found.id}`;
    const { checklist } = await call<Turnover>(host, 'GET', path, as);
    const ticked = checklist.slice(0, steps).map((step) => ({ key: step.key, done: true }));
    await call<Turnover>(host, 'PUT', path, { ...as, body: { ...change, checklist: ticked } });
  };
  const soon = Math.max(seoulInstant(addDays(checkIn, -3), '14:10'), signed + HOUR_MS);
  return [{ at: done ? Math.min(soon, now - 20 * MINUTE_MS) : inTime, happen }];
}

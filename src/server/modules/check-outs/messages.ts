import type { Context } from '#server/context.ts';
import type { Trx } from '#server/ports/database.ts';
import type { CheckOutRow } from './read-store.ts';

type Dependencies = Pick<Context, 'config' | 'outbox' | 'accounts'>;

/** Tells every administrator of an objection. Its text is only behind the link. */
export async function tellObjection(trx: Trx, ctx: Dependencies, reservation: CheckOutRow): Promise<void> {
  for (const administrator of await ctx.accounts.administrators(trx))
    await ctx.outbox.post(trx, {
      key: `${reservation.id}:objection:${administrator.id}`,
      kind: 'deposit-objection',
      accountId: administrator.id,
      reservationId: reservation.id,
      channel: 'email',
      to: administrator.email,
      language: administrator.language,
      params: {
        name: administrator.first_name,
        house: reservation.house,
        code: reservation.code,
        link: `${ctx.config.publicUrl}/admin/reservations/${reservation.id}`,
      },
    });
}

export async function tellAnswer(
  trx: Trx,
  ctx: Dependencies,
  reservation: CheckOutRow,
  answer: string,
): Promise<void> {
  const { email, language, first_name: name } = reservation;
  if (email === null || language === null || name === null) return;
  await ctx.outbox.post(trx, {
    key: `${reservation.id}:objection:answer`,
    kind: 'objection-answered',
    reservationId: reservation.id,
    channel: 'email',
    to: email,
    language,
    params: {
      name,
      house: reservation.house,
      code: reservation.code,
      text: { ko: answer, en: answer },
      link: `${ctx.config.publicUrl}/mypage/${reservation.id}`,
    },
  });
}

import type { Context } from '#server/context.ts';
import type { Trx } from '#server/ports/database.ts';
import type { StayRow } from './read-store.ts';

type Dependencies = Pick<Context, 'config' | 'outbox' | 'accounts'>;

/** Tells every administrator of an objection; its words are read behind the link. */
export async function tellObjection(trx: Trx, ctx: Dependencies, stay: StayRow): Promise<void> {
  for (const administrator of await ctx.accounts.administrators(trx))
    await ctx.outbox.post(trx, {
      key: `${stay.id}:objection:${administrator.id}`,
      kind: 'deposit-objection',
      accountId: administrator.id,
      reservationId: stay.id,
      channel: 'email',
      to: administrator.email,
      language: administrator.language,
      params: {
        name: administrator.first_name,
        house: stay.house,
        code: stay.code,
        link: `${ctx.config.publicUrl}/admin/reservations/${stay.id}`,
      },
    });
}

/** Tells the member the answer to their objection; nobody where the account is gone. */
export async function tellAnswer(trx: Trx, ctx: Dependencies, stay: StayRow, answer: string): Promise<void> {
  const { email, language, first_name: name } = stay;
  if (email === null || language === null || name === null) return;
  await ctx.outbox.post(trx, {
    key: `${stay.id}:objection:answer`,
    kind: 'objection-answered',
    reservationId: stay.id,
    channel: 'email',
    to: email,
    language,
    params: {
      name,
      house: stay.house,
      code: stay.code,
      text: { ko: answer, en: answer },
      link: `${ctx.config.publicUrl}/mypage/${stay.id}`,
    },
  });
}

import en from '../../../../../locales/en/admin-users.json' with { type: 'json' };
import ko from '../../../../../locales/ko/admin-users.json' with { type: 'json' };
import { seoulDate } from '#contract/rules/dates.ts';
import type { Language } from '#contract/shared.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { audit } from '#server/platform/audit/audit.ts';
import { csvFile } from '#server/platform/csv/csv.ts';
import type { Administrator } from '#server/ports/audit.ts';
import { newsRecipients } from '../store.ts';

const texts = { ko, en };

/**
 * Exports the members who may be sent news as a CSV file in the reader's language, for a mailing tool, and audits the export. These are the members
 * who consented, have not withdrawn and have confirmed their address (Network Act, article 50: advertising requires prior consent).
 */
export function exportNewsRecipients(
  ctx: Context,
  by: Administrator & { language: Language },
): Promise<{ bytes: Uint8Array; filename: string }> {
  const { column, language, languageName, news } = texts[by.language];
  return inTransaction(ctx, async (trx) => {
    const recipients = await newsRecipients(trx);
    const subject = { kind: 'export', id: 'news-recipients' } as const;
    await audit(trx, ctx, by, {
      action: 'news-recipients-exported',
      subject,
      change: { after: { rows: recipients.length } },
    });
    const rows = recipients.map((each) => [
      each.first_name,
      each.last_name,
      each.email,
      languageName[each.language],
      seoulDate(each.given_at.getTime()),
    ]);
    const head = [news.csv.firstName, news.csv.lastName, column.email, language, news.csv.since];
    return { bytes: csvFile(head, rows), filename: `news-${seoulDate(ctx.clock.now())}.csv` };
  });
}

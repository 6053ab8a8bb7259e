import { randomUUID } from 'node:crypto';
import type * as v from 'valibot';
import type { TicketTemplate, TicketTemplateContent } from '#contract/admin/tickets/ticket-templates.ts';
import { isId } from '#contract/rules/id.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { requireVersion } from '#server/http/api/versions.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Trx } from '#server/ports/database.ts';
import { presentTemplate } from './present.ts';
import {
  deleteTemplate,
  insertTemplate,
  lockTemplate,
  lockTemplates,
  updateTemplate,
  type TemplateRow,
} from './template-store.ts';

type Content = v.InferOutput<typeof TicketTemplateContent>;
type ByVersion = Administrator & { ifMatch: string };

/** Adds a canned answer and audits it. Adding the same one again returns the first. */
export function addTemplate(ctx: Context, by: Administrator, content: Content): Promise<TicketTemplate> {
  return inTransaction(ctx, async (trx) => {
    const wanted = JSON.stringify(factsOf(content));
    // Sent once more after its answer was lost.
    const before = (await lockTemplates(trx)).find((each) => JSON.stringify(factsOf(each)) === wanted);
    if (before) return presentTemplate(before);
    const row = await insertTemplate(trx, {
      id: randomUUID(),
      ...columnsOf(content),
      created_at: new Date(ctx.clock.now()),
    });
    const subject = { kind: 'ticket-template', id: row.id } as const;
    await audit(trx, ctx, by, { action: 'ticket-template-added', subject, change: { after: factsOf(row) } });
    return presentTemplate(row);
  });
}

/** @throws Refusal `not_found`, `version_stale` with the current answer */
export function changeTemplate(
  ctx: Context,
  id: string,
  by: ByVersion,
  content: Content,
): Promise<TicketTemplate> {
  return inTransaction(ctx, async (trx) => {
    const row = await locked(trx, id, by.ifMatch);
    const after = await updateTemplate(trx, row.id, columnsOf(content));
    const [told, before] = [factsOf(after), factsOf(row)];
    if (JSON.stringify(told) !== JSON.stringify(before)) {
      const subject = { kind: 'ticket-template', id: row.id } as const;
      await audit(trx, ctx, by, {
        action: 'ticket-template-changed',
        subject,
        change: { before, after: told },
      });
    }
    return presentTemplate(after);
  });
}

/** @throws Refusal `not_found`, `version_stale` with the current answer */
export function removeTemplate(ctx: Context, id: string, by: ByVersion): Promise<void> {
  return inTransaction(ctx, async (trx) => {
    const row = await locked(trx, id, by.ifMatch);
    await deleteTemplate(trx, row.id);
    const subject = { kind: 'ticket-template', id: row.id } as const;
    await audit(trx, ctx, by, {
      action: 'ticket-template-deleted',
      subject,
      change: { before: factsOf(row) },
    });
  });
}

async function locked(trx: Trx, id: string, ifMatch: string): Promise<TemplateRow> {
  const row = (isId(id) && (await lockTemplate(trx, id))) || refuse('not_found');
  requireVersion(ifMatch, presentTemplate(row));
  return row;
}

const columnsOf = ({ title, kind, text }: Content) => ({ title, kind, text: JSON.stringify(text) });

const factsOf = ({ title, kind, text }: Pick<TemplateRow, 'title' | 'kind' | 'text'>) => ({
  title,
  kind,
  answer: text.ko,
  answerEn: text.en,
});

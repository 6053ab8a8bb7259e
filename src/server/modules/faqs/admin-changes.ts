import { randomUUID } from 'node:crypto';
import type { AdminFaq, AdminFaqGroup, FaqChange, FaqGroupChange } from '#contract/admin/faqs.ts';
import { isId } from '#contract/rules/id.ts';
import { placed } from '#contract/rules/order/placed.ts';
import { slugOf } from '#contract/rules/text/slug.ts';
import type { Bilingual } from '#contract/shared.ts';
import { inTransaction, type Context } from '#server/context.ts';
import { refuse } from '#server/http/api/errors.ts';
import { requireVersion } from '#server/http/api/versions.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Administrator } from '#server/ports/audit.ts';
import type { Db, Trx } from '#server/ports/database.ts';
import * as store from './admin-store.ts';

import { adminFaq, adminFaqGroup, factsOfFaq, factsOfGroup } from './present.ts';

type ByVersion = Administrator & { ifMatch: string };
type Facts = Record<string, unknown>;

const isSame = (one: Bilingual, other: Bilingual) => one.ko === other.ko && one.en === other.en;

/** Adds a group after the others. If the request is repeated while the group is empty, it returns the same group. */
export function addGroup(ctx: Context, by: Administrator, title: Bilingual): Promise<AdminFaqGroup> {
  return inTransaction(ctx, async (trx) => {
    const others = await store.lockGroups(trx);
    // Sent once more after its answer was lost.
    const before = others.find((each) => isSame(each.title, title));
    if (before && (await store.questions(trx, before.id)).length === 0) return loadGroup(trx, before.id);
    const id = randomUUID();
    const slug = await freeSlug(trx, 'faq_groups', title.en);
    await store.insertGroup(trx, { id, slug, title: JSON.stringify(title), position: others.length + 1 });
    const after = factsOfGroup({ title, position: others.length + 1 });
    await audit(trx, ctx, by, {
      action: 'faq-group-added',
      subject: { kind: 'faq-group', id },
      change: { after },
    });
    return loadGroup(trx, id);
  });
}

/** Changes title or place of a group. @throws Refusal `not_found`, `version_stale` with the group as it is now */
export function changeGroup(
  ctx: Context,
  id: string,
  by: ByVersion,
  { title, position }: FaqGroupChange,
): Promise<AdminFaqGroup> {
  return inTransaction(ctx, async (trx) => {
    const { row, order } = await heldGroup(trx, id, by.ifMatch);
    if (title) await store.updateGroup(trx, id, { title: JSON.stringify(title) });
    const moved = position === undefined ? order : placed(order, id, position);
    await store.writeOrder(trx, 'faq_groups', moved);
    const after = { title: title ?? row.title, position: moved.indexOf(id) + 1 };
    const before = { title: row.title, position: order.indexOf(id) + 1 };
    const changed = changeOf(factsOfGroup(before), factsOfGroup(after));
    if (changed)
      await audit(trx, ctx, by, {
        action: 'faq-group-changed',
        subject: { kind: 'faq-group', id },
        change: changed,
      });
    return loadGroup(trx, id);
  });
}

/**
 * Deletes a group with the questions in it that the administrator has seen.
 * @param seen the ids of these questions
 * @throws Refusal `not_found`, `version_stale`; `faq_group_not_empty` if other questions are in it
 */
export function removeGroup(ctx: Context, id: string, by: ByVersion, seen: readonly string[]): Promise<void> {
  return inTransaction(ctx, async (trx) => {
    const { row, order } = await heldGroup(trx, id, by.ifMatch);
    const inside = await store.questions(trx, id);
    if (inside.some((faq) => !seen.includes(faq.id))) refuse('faq_group_not_empty', { count: inside.length });
    for (const faq of inside) await recordRemoval(trx, ctx, by, { row: faq, group: row.title });
    await store.deleteGroup(trx, id);
    const left = order.filter((each) => each !== id);
    await store.writeOrder(trx, 'faq_groups', left);
    const before = factsOfGroup({ title: row.title, position: order.indexOf(id) + 1 });
    await audit(trx, ctx, by, {
      action: 'faq-group-deleted',
      subject: { kind: 'faq-group', id },
      change: { before },
    });
  });
}

/**
 * Adds a question at the end of a group. Repeating the request returns the first question.
 * @throws Refusal `not_found`
 */
export function addFaq(
  ctx: Context,
  groupId: string,
  by: Administrator,
  { question, answer }: { question: Bilingual; answer: Bilingual },
): Promise<AdminFaq> {
  return inTransaction(ctx, async (trx) => {
    const group = (await store.lockGroups(trx)).find((each) => each.id === groupId) ?? refuse('not_found');
    const others = await store.questions(trx, groupId);
    const before = others.find((each) => isSame(each.question, question) && isSame(each.answer, answer));
    if (before) return loadFaq(trx, before.id);
    const id = randomUUID();
    const position = others.length + 1;
    await store.insertQuestion(trx, {
      id,
      group_id: groupId,
      slug: await freeSlug(trx, 'faqs', question.en),
      question: JSON.stringify(question),
      answer: JSON.stringify(answer),
      position,
    });
    const after = factsOfFaq({ question, answer, position, group: group.title });
    await audit(trx, ctx, by, { action: 'faq-added', subject: { kind: 'faq', id }, change: { after } });
    return loadFaq(trx, id);
  });
}

/**
 * Changes the text, place or group of a question, in whichever group it is by now.
 * @throws Refusal `not_found`, `version_stale` with the question as it is now, `faq_group_unknown`
 */
export function changeFaq(ctx: Context, id: string, by: ByVersion, change: FaqChange): Promise<AdminFaq> {
  return inTransaction(ctx, async (trx) => {
    const { row, all } = await heldFaq(trx, id, by.ifMatch);
    const groupId = row.group_id;
    const { question = row.question, answer = row.answer, groupId: target = groupId, position } = change;
    const group =
      all.find((each) => each.id === target) ??
      refuse('faq_group_unknown', {}, { groupId: 'faq_group_unknown' });
    const here = await orderIn(trx, groupId);
    const there = target === groupId ? here : await orderIn(trx, target);
    const stays = position === undefined && target === groupId;
    const order = stays ? here : placed(there, id, position ?? there.length + 1);
    await store.updateQuestion(trx, id, {
      question: JSON.stringify(question),
      answer: JSON.stringify(answer),
      group_id: target,
    });
    await store.writeOrder(trx, 'faqs', order);
    if (target !== groupId)
      await store.writeOrder(
        trx,
        'faqs',
        here.filter((each) => each !== id),
      );
    const was = all.find((each) => each.id === groupId)!.title;
    const changed = changeOf(
      factsOfFaq({ ...row, position: here.indexOf(id) + 1, group: was }),
      factsOfFaq({ question, answer, position: order.indexOf(id) + 1, group: group.title }),
    );
    if (changed)
      await audit(trx, ctx, by, { action: 'faq-changed', subject: { kind: 'faq', id }, change: changed });
    return loadFaq(trx, id);
  });
}

/** Deletes a question. @throws Refusal `not_found`, `version_stale` with the question as it is now */
export function removeFaq(ctx: Context, id: string, by: ByVersion): Promise<void> {
  return inTransaction(ctx, async (trx) => {
    const { row, all } = await heldFaq(trx, id, by.ifMatch);
    await recordRemoval(trx, ctx, by, { row, group: all.find((each) => each.id === row.group_id)!.title });
    await store.deleteQuestion(trx, id);
    await store.writeOrder(trx, 'faqs', await orderIn(trx, row.group_id));
  });
}

/** Loads a group with its questions. @throws Refusal `not_found` */
export async function loadGroup(db: Db, id: string): Promise<AdminFaqGroup> {
  const [row] = isId(id) ? await store.groups(db, id) : [];
  return adminFaqGroup(row ?? refuse('not_found'), await store.questions(db, id));
}

/** Loads a question, in whichever group it is. @throws Refusal `not_found` */
export async function loadFaq(db: Db, id: string): Promise<AdminFaq> {
  return adminFaq((isId(id) && (await store.question(db, id))) || refuse('not_found'));
}

async function recordRemoval(
  trx: Trx,
  ctx: Context,
  by: Administrator,
  { row, group }: { row: store.FaqRow; group: Bilingual },
): Promise<void> {
  const before = factsOfFaq({ ...row, group });
  await audit(trx, ctx, by, {
    action: 'faq-deleted',
    subject: { kind: 'faq', id: row.id },
    change: { before },
  });
}

async function heldGroup(trx: Trx, id: string, ifMatch: string) {
  const all = await store.lockGroups(trx);
  const row = all.find((each) => each.id === id) ?? refuse('not_found');
  requireVersion(ifMatch, adminFaqGroup(row, await store.questions(trx, id)));
  return { row, order: all.map((each) => each.id) };
}

async function heldFaq(trx: Trx, id: string, ifMatch: string) {
  const all = await store.lockGroups(trx);
  const row = (await store.question(trx, id)) ?? refuse('not_found');
  requireVersion(ifMatch, adminFaq(row));
  return { row, all };
}

const orderIn = async (trx: Trx, groupId: string) =>
  (await store.questions(trx, groupId)).map(({ id }) => id);

async function freeSlug(trx: Trx, table: 'faq_groups' | 'faqs', english: string): Promise<string> {
  const sign = randomUUID().slice(0, 8);
  const slug = slugOf(english) || sign;
  return (await store.isSlugTaken(trx, table, slug)) ? `${slug}-${sign}` : slug;
}

function changeOf(before: Facts, after: Facts): { before: Facts; after: Facts } | null {
  const moved = Object.keys(after).filter((name) => after[name] !== before[name]);
  const only = (facts: Facts) => Object.fromEntries(moved.map((name) => [name, facts[name] ?? null]));
  return moved.length > 0 ? { before: only(before), after: only(after) } : null;
}

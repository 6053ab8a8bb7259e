import type { AdminFaq, AdminFaqGroup } from '#contract/admin/faqs.ts';
import type { Bilingual } from '#contract/shared.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { change, ifMatch, type Changed } from '#app/admin/kit/form/conflict.ts';

/** Sent as `If-Match` when moving: order is not part of a version, so a move overwrites nothing. */
const ANY_VERSION = '*';

export type FaqDraft = { question: Bilingual; answer: Bilingual; groupId: string };
export type GroupDraft = { title: Bilingual };

export function faqGroups(): Promise<Result<AdminFaqGroup[]>> {
  return attempt(() => api.adminFaqs.groups());
}

/** Saves a question, or adds it if its id is empty. After a concurrent change, `current` is the present question. */
export function saveFaq(seen: AdminFaq, { groupId, ...words }: FaqDraft): Promise<Changed<AdminFaq>> {
  if (seen.id === '') return added(() => api.adminFaqs.create({ params: { id: groupId }, body: words }));
  const params = { id: seen.groupId, faqId: seen.id };
  const body = groupId === seen.groupId ? words : { ...words, groupId };
  const written = ({ question, answer }: AdminFaq) => ({ question, answer });
  return change(seen, written, (version) => api.adminFaqs.update({ params, ifMatch: version, body }));
}

/** Runs a call that adds something new, which cannot conflict with another version. */
async function added<T>(call: () => Promise<T>): Promise<Changed<T>> {
  return { result: await attempt(call), current: null };
}

/** Moves a question within its group; `position` counts from 1. */
export function moveFaq({ id, groupId }: AdminFaq, position: number): Promise<Result<AdminFaq>> {
  const params = { id: groupId, faqId: id };
  return attempt(() => api.adminFaqs.update({ params, ifMatch: ANY_VERSION, body: { position } }));
}

/** Deletes a question; refused if it is not the version that was seen. */
export function deleteFaq(seen: AdminFaq): Promise<Result<null>> {
  const params = { id: seen.groupId, faqId: seen.id };
  return attempt(() => api.adminFaqs.remove({ params, ifMatch: ifMatch(seen) }));
}

/** Saves the title of a group, or adds the group if its id is empty. */
export function saveGroup(seen: AdminFaqGroup, body: GroupDraft): Promise<Changed<AdminFaqGroup>> {
  if (seen.id === '') return added(() => api.adminFaqs.createGroup({ body }));
  const params = { id: seen.id };
  return change(
    seen,
    ({ title }) => title,
    (version) => api.adminFaqs.updateGroup({ params, ifMatch: version, body }),
  );
}

/** Moves a group among the groups; `position` counts from 1. */
export function moveGroup({ id }: AdminFaqGroup, position: number): Promise<Result<AdminFaqGroup>> {
  return attempt(() =>
    api.adminFaqs.updateGroup({ params: { id }, ifMatch: ANY_VERSION, body: { position } }),
  );
}

/** Deletes a group and the questions that were seen in it. */
export function deleteGroup(seen: AdminFaqGroup): Promise<Result<null>> {
  const query = { questions: seen.faqs.map(({ id }) => id).join(',') };
  return attempt(() => api.adminFaqs.removeGroup({ params: { id: seen.id }, ifMatch: ifMatch(seen), query }));
}

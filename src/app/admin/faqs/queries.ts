import type { AdminFaq, AdminFaqGroup } from '#contract/admin/faqs.ts';
import type { Bilingual } from '#contract/shared.ts';
import { api } from '#app/platform/api/api.ts';
import { attempt, type Result } from '#app/platform/api/result.ts';
import { change, ifMatch, type Changed } from '#app/admin/kit/form/conflict.ts';

/** Order is no part of a version: whoever moves a thing overwrites nothing that somebody wrote. */
const ANY_VERSION = '*';

export type FaqDraft = { question: Bilingual; answer: Bilingual; groupId: string };
export type GroupDraft = { title: Bilingual };

/** Loads all groups with their questions, in their order. */
export function faqGroups(): Promise<Result<AdminFaqGroup[]>> {
  return attempt(() => api.adminFaqs.groups());
}

/** Saves a question, or adds it where it has no id yet; `current` is the question as it is now where somebody else has changed it. */
export function saveFaq(seen: AdminFaq, { groupId, ...words }: FaqDraft): Promise<Changed<AdminFaq>> {
  if (seen.id === '') return added(() => api.adminFaqs.create({ params: { id: groupId }, body: words }));
  const params = { id: seen.groupId, faqId: seen.id };
  const body = groupId === seen.groupId ? words : { ...words, groupId };
  const written = ({ question, answer }: AdminFaq) => ({ question, answer });
  return change(seen, written, (version) => api.adminFaqs.update({ params, ifMatch: version, body }));
}

/** A thing that nobody else knows yet: there is no other version of it. */
async function added<T>(call: () => Promise<T>): Promise<Changed<T>> {
  return { result: await attempt(call), current: null };
}

/** Moves a question within its group; `position` counts from 1. */
export function moveFaq({ id, groupId }: AdminFaq, position: number): Promise<Result<AdminFaq>> {
  const params = { id: groupId, faqId: id };
  return attempt(() => api.adminFaqs.update({ params, ifMatch: ANY_VERSION, body: { position } }));
}

/** Deletes a question as it was seen. */
export function deleteFaq(seen: AdminFaq): Promise<Result<null>> {
  const params = { id: seen.groupId, faqId: seen.id };
  return attempt(() => api.adminFaqs.remove({ params, ifMatch: ifMatch(seen) }));
}

/** Saves the title of a group, or adds the group where it has no id yet. */
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

/** Deletes a group as it was seen, with the questions that were seen in it. */
export function deleteGroup(seen: AdminFaqGroup): Promise<Result<null>> {
  const query = { questions: seen.faqs.map(({ id }) => id).join(',') };
  return attempt(() => api.adminFaqs.removeGroup({ params: { id: seen.id }, ifMatch: ifMatch(seen), query }));
}

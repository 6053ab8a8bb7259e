import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminFaq, AdminFaqGroup } from '#contract/admin/faqs.ts';
import type { Result } from '#app/platform/api/result.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Badge } from '#app/ui/data/badge.tsx';
import { keepFocus } from '#app/admin/kit/load/keep-focus.ts';
import { warn } from '#app/admin/kit/load/warn.ts';
import { FaqForm, missingIn } from './faq-form.tsx';
import { GroupForm } from './group-form.tsx';
import { moveFaq, moveGroup } from './queries.ts';
import { SortableList } from '#app/admin/kit/sortable/sortable-list.tsx';
import * as css from './faqs.css.ts';

const nothing = { ko: '', en: '' };
const newGroup: AdminFaqGroup = { id: '', slug: '', title: nothing, faqs: [], version: '' };
const newFaq = (groupId: string): AdminFaq => ({
  id: '',
  groupId,
  slug: '',
  question: nothing,
  answer: nothing,
  helped: 0,
  unhelped: 0,
  version: '',
});

export interface FaqGroupsProps {
  groups: readonly AdminFaqGroup[];
  /** Renders the link to a question on the public page. */
  publicLink: (slug: string, className: string) => ReactNode;
  onChanged: () => Promise<unknown>;
}

/** Names the item that the open form edits: the id of a question or group, `new` for a group, or a group id with `/new` for a question. */
type Open = string | null;
type Parts = FaqGroupsProps & { open: Open; setOpen: (open: Open) => void; done: () => void };

/** Groups and questions in order, each of which opens into its form. Only one form is open at a time. Text: admin, admin-faq, errors. */
export function FaqGroups(props: FaqGroupsProps) {
  const { t, i18n } = useTranslation('admin-faq');
  const [open, setOpen] = useState<Open>(null);
  const { groups, onChanged } = props;
  const place = useRef<HTMLDivElement>(null);
  const done = () => {
    // A deletion takes its controls along.
    keepFocus(place.current);
    setOpen(null);
    void onChanged();
  };
  const parts = { ...props, open, setOpen, done };
  const move = useMove(onChanged);
  const add = useReturnFocus(open === 'new');
  return (
    <div ref={place} className={css.groups}>
      <SortableList
        items={groups}
        label={t('title')}
        className={css.groups}
        nameOf={({ title }) => localText(title, i18n.language)}
        onMove={(group, position) => move(() => moveGroup(group, position))}
        render={(group, handle) => <Group group={group} handle={handle} {...parts} />}
      />
      {open === 'new' ? (
        <GroupForm group={newGroup} onDone={done} />
      ) : (
        <div>
          <Button ref={add} variant="secondary" size="medium" onClick={() => setOpen('new')}>
            {t('group.add')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Moves an item and loads the new order; a refusal is shown as a toast. */
function useMove(onChanged: () => Promise<unknown>) {
  const { t } = useTranslation('admin-faq');
  return async (work: () => Promise<Result<unknown>>) => {
    const outcome = await work();
    if (!outcome.ok) warn(outcome.problem, t('order.failed'));
    await onChanged();
    return outcome.ok;
  };
}

type GroupProps = Parts & { group: AdminFaqGroup; handle: ReactNode };

function Group({ group, handle, ...parts }: GroupProps) {
  const { t, i18n } = useTranslation('admin-faq');
  const { open, setOpen, done, onChanged } = parts;
  const move = useMove(onChanged);
  const name = localText(group.title, i18n.language);
  const edit = useReturnFocus(open === group.id);
  const add = useReturnFocus(open === `${group.id}/new`);
  return (
    <section className={css.group} aria-label={name}>
      <div className={css.head}>
        {handle}
        <div className={css.name}>
          <h2 className={css.title}>{name}</h2>
          <span className={css.soft}>{t('count', { count: group.faqs.length })}</span>
        </div>
        <MissingBadge missing={missingIn(group.title)} />
        <Button ref={edit} variant="quiet" size="small" onClick={() => setOpen(group.id)}>
          {t('group.edit')}
        </Button>
      </div>
      {open === group.id && <GroupForm group={group} onDone={done} />}
      <SortableList
        items={group.faqs}
        label={name}
        className={css.rows}
        nameOf={({ question }) => localText(question, i18n.language)}
        onMove={(faq, position) => move(() => moveFaq(faq, position))}
        render={(faq, grip) => <Question faq={faq} handle={grip} {...parts} />}
      />
      {open === `${group.id}/new` ? (
        <FaqForm faq={newFaq(group.id)} groups={parts.groups} onDone={done} />
      ) : (
        <div>
          <Button ref={add} variant="quiet" size="small" onClick={() => setOpen(`${group.id}/new`)}>
            {t('faq.add')}
          </Button>
        </div>
      )}
    </section>
  );
}

type QuestionProps = Parts & { faq: AdminFaq; handle: ReactNode };

function Question({ faq, handle, groups, open, setOpen, done, publicLink }: QuestionProps) {
  const { t, i18n } = useTranslation('admin-faq');
  const edit = useReturnFocus(open === faq.id);
  return (
    <>
      <div className={css.row}>
        {handle}
        <div className={css.name}>
          <span className={css.words}>{localText(faq.question, i18n.language)}</span>
          {publicLink(faq.slug, css.address)}
          {faq.helped + faq.unhelped > 0 && (
            <span className={css.soft}>{t('votes', { helped: faq.helped, unhelped: faq.unhelped })}</span>
          )}
        </div>
        <MissingBadge missing={missingIn(faq.question, faq.answer)} />
        <Button
          ref={edit}
          variant="quiet"
          size="small"
          aria-expanded={open === faq.id}
          aria-label={t('faq.editNamed', { name: localText(faq.question, i18n.language) })}
          onClick={() => setOpen(open === faq.id ? null : faq.id)}
        >
          {t('faq.edit')}
        </Button>
      </div>
      {open === faq.id && <FaqForm faq={faq} groups={groups} onDone={done} />}
    </>
  );
}

function MissingBadge({ missing }: { missing: readonly string[] }) {
  const { t } = useTranslation('admin-faq');
  return missing.includes('en') && <Badge tone="warning">{t('noEnglish')}</Badge>;
}

/**
 * Returns the focus to the button that opened a form when the form closes and nothing else has the focus.
 * @returns the ref of that button
 */
function useReturnFocus(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (wasOpen.current && !isOpen && (!activeElement || activeElement === body)) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TicketTemplate } from '#contract/admin/tickets/ticket-templates.ts';
import type { Result } from '#app/platform/api/result.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { confirm } from '#app/ui/overlays/confirm.tsx';
import { soft } from '#app/admin/kit/list/list-cells.css.ts';
import { warn } from '#app/admin/kit/load/warn.ts';
import { removeTemplate, ticketTemplates } from './queries.ts';
import { TemplateForm } from './template-form.tsx';
import * as css from './tickets.css.ts';

const blank: TicketTemplate = { id: '', title: '', kind: null, text: { ko: '', en: '' }, version: '' };

export function Templates() {
  const { t } = useTranslation('admin-tickets');
  const [found, setFound] = useState<Result<TicketTemplate[]> | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const reload = () => void ticketTemplates().then(setFound);
  useEffect(reload, []);
  const done = () => {
    setOpen(null);
    reload();
  };
  return (
    <section className={css.templates} aria-labelledby="templates">
      <h2 id="templates" className={css.templatesTitle}>
        {t('template.title')}
      </h2>
      <p className={soft}>{t('template.lead')}</p>
      {found && !found.ok && <p>{found.problem.message ?? t('failed')}</p>}
      <ul className={css.templateList}>
        {found?.ok &&
          found.value.map((template) => (
            <li key={template.id} className={css.template}>
              {open === template.id ? (
                <TemplateForm template={template} onSaved={done} onCancel={() => setOpen(null)} />
              ) : (
                <Shown template={template} onEdit={() => setOpen(template.id)} onRemoved={done} />
              )}
            </li>
          ))}
        {open === '' && (
          <li className={css.template}>
            <TemplateForm template={blank} onSaved={done} onCancel={() => setOpen(null)} />
          </li>
        )}
      </ul>
      {open !== '' && (
        <div>
          <Button variant="secondary" size="small" onClick={() => setOpen('')}>
            {t('template.add')}
          </Button>
        </div>
      )}
    </section>
  );
}

interface ShownProps {
  template: TicketTemplate;
  onEdit: () => void;
  onRemoved: () => void;
}

function Shown({ template, onEdit, onRemoved }: ShownProps) {
  const { t } = useTranslation('admin-tickets');
  const online = useOnline();
  const remove = async () => {
    const agreed = await confirm({
      title: t('template.removeTitle', { title: template.title }),
      text: t('template.removeText'),
      confirmLabel: t('template.remove'),
      cancelLabel: t('template.cancel'),
      danger: true,
    });
    if (!agreed) return;
    const removed = await removeTemplate(template);
    if (removed.ok) toast.success(t('template.removed'));
    else warn(removed.problem, t('change.failed'));
    onRemoved();
  };
  return (
    <>
      <h3 className={css.templateName}>
        {template.title}{' '}
        <span className={soft}>{template.kind ? t(`kind.${template.kind}`) : t('template.everyKind')}</span>
      </h3>
      <div className={css.pair}>
        <p lang="ko" className={css.words}>
          {template.text.ko}
        </p>
        <p lang="en" className={css.words}>
          {template.text.en}
        </p>
      </div>
      <div className={css.actions}>
        <Button
          variant="secondary"
          size="small"
          aria-label={t('template.editOne', { title: template.title })}
          onClick={onEdit}
        >
          {t('template.edit')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          invalid={!online}
          reason={t('offline')}
          aria-label={t('template.removeOne', { title: template.title })}
          onClick={() => void remove()}
        >
          {t('template.remove')}
        </Button>
      </div>
    </>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportItem, ImportPlan, ImportProblem } from '#contract/admin/catalogue.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Badge } from '#app/ui/data/badge.tsx';
import { Segmented } from '#app/ui/forms/choice-group.tsx';
import { soft } from '#app/admin/kit/list/list-cells.css.ts';
import * as css from './catalogue.css.ts';

/** Rows shown at first, and added with each press. */
const STEP = 50;
const shows = ['changes', 'problems', 'all'] as const;
type Shown = (typeof shows)[number];

export function PlanList({ plan }: { plan: ImportPlan }) {
  const { t } = useTranslation('admin-catalogue');
  const [shown, show] = useState<Shown>(plan.problems.length > 0 ? 'problems' : 'changes');
  const [most, setMost] = useState(STEP);
  const items =
    shown === 'problems' ? [] : plan.items.filter(({ action }) => shown === 'all' || action !== 'unchanged');
  const problems = shown === 'changes' ? [] : plan.problems;
  const rest = Math.max(items.length, problems.length) - most;
  const { created, changed, unchanged } = plan;
  const counts = { created, changed, unchanged, problems: plan.problems.length };
  return (
    <section aria-label={t('plan.title')} className={css.plan}>
      <p role="status" className={css.summary}>
        {t(plan.applied ? 'plan.applied' : 'plan.summary', counts)}
      </p>
      <Segmented
        legend={t('plan.show')}
        legendHidden
        options={shows.map((value) => ({ value, label: t(`plan.shows.${value}`) }))}
        value={shown}
        onChange={(value) => {
          setMost(STEP);
          show(value);
        }}
      />
      {items.length + problems.length === 0 && <p className={soft}>{t(`plan.none.${shown}`)}</p>}
      <ul className={css.list}>
        {problems.slice(0, most).map((problem, index) => (
          <ProblemRow key={index} problem={problem} isTable={plan.format === 'csv'} />
        ))}
        {items.slice(0, most).map((item) => (
          <ItemRow key={`${item.kind} ${item.line}`} item={item} />
        ))}
      </ul>
      {rest > 0 && (
        <div>
          <Button variant="secondary" size="small" onClick={() => setMost(most + STEP)}>
            {t('plan.more', { count: Math.min(rest, STEP) })}
          </Button>
        </div>
      )}
    </section>
  );
}

function ProblemRow({ problem, isTable }: { problem: ImportProblem; isTable: boolean }) {
  const { t } = useTranslation('admin-catalogue');
  const { kind, id, line, field, text } = problem;
  const place = isTable ? t('plan.line', { line }) : t(`plan.place.${kind}`, { line });
  return (
    <li className={css.row}>
      <span className={css.name}>
        <Badge tone="danger">{t('plan.problem')}</Badge> {place}
        {id && ` · ${id}`}
        {field && (
          <>
            {' · '}
            <code>{field}</code>
          </>
        )}
      </span>
      <span>{text}</span>
    </li>
  );
}

const tones = { created: 'success', changed: 'warning', unchanged: 'neutral' } as const;

function ItemRow({ item: { kind, id, name, action, fields } }: { item: ImportItem }) {
  const { t } = useTranslation('admin-catalogue');
  return (
    <li className={css.row}>
      <span className={css.name}>
        <Badge tone={tones[action]}>{t(`plan.action.${action}`)}</Badge> {t(`plan.kind.${kind}`)} ·{' '}
        {name === id ? id : `${name} (${id})`}
      </span>
      {fields.length > 0 && (
        <dl className={css.fields}>
          {fields.map(({ field, before, after }) => (
            <div key={field} className={css.field}>
              <dt>
                <code>{field}</code>
              </dt>
              <dd className={css.value}>
                {action === 'changed' && (
                  <>
                    <del className={css.was}>{before ?? t('plan.empty')}</del> →{' '}
                  </>
                )}
                {after ?? t('plan.empty')}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

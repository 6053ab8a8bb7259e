import { Upload } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import { actions, form, soft } from '#app/admin/kit/list/list-cells.css.ts';
import { PlanList } from './plan-list.tsx';
import { useImport, type Import } from './use-import.ts';
import * as css from './catalogue.css.ts';

/** Imports an exported file: first all changes and errors are listed, then it is applied as a whole. Text: admin-catalogue. */
export function ImportForm() {
  const { t } = useTranslation('admin-catalogue');
  const work = useImport();
  const { file, plan, problem, busy } = work;
  return (
    <div className={form}>
      <FileChoice work={work} />
      <p role="status" className={soft}>
        {file && t(busy === 'reading' ? 'import.reading' : 'import.chosen', { name: file.name })}
      </p>
      {problem && (
        <>
          <FormErrors
            key={problem.message ?? problem.code}
            title={t(plan ? 'import.notApplied' : 'import.notRead')}
            errors={[{ text: problem.message ?? t('import.failed') }]}
          />
          <div>
            <Button variant="secondary" size="small" onClick={() => void work.again()}>
              {t('import.again')}
            </Button>
          </div>
        </>
      )}
      {plan && (
        <>
          <PlanList plan={plan} />
          <Foot work={work} />
        </>
      )}
    </div>
  );
}

function FileChoice({ work: { file, busy, read } }: { work: Import }) {
  const { t } = useTranslation('admin-catalogue');
  const help = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={css.choice}>
      <input
        ref={input}
        hidden
        type="file"
        accept=".json,.csv,.txt,application/json,text/csv"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) void read(chosen);
          // The same file can be chosen again once it was mended.
          target.value = '';
        }}
      />
      <Button
        variant="secondary"
        size="small"
        busy={busy === 'reading'}
        aria-describedby={help}
        onClick={() => input.current?.click()}
      >
        <Upload size={18} />
        {t(file ? 'import.chooseAnother' : 'import.choose')}
      </Button>
      <p id={help} className={soft}>
        {t('import.help')}
      </p>
    </div>
  );
}

function Foot({ work: { plan, busy, apply } }: { work: Import }) {
  const { t } = useTranslation('admin-catalogue');
  const online = useOnline();
  if (!plan || plan.applied) return null;
  const isNothing = plan.created + plan.changed === 0;
  const wrong = plan.problems.length > 0;
  const reason = !online
    ? t('import.offline')
    : wrong
      ? t('import.mendFirst')
      : isNothing
        ? t('import.nothing')
        : undefined;
  return (
    <div className={actions}>
      <Button
        size="medium"
        busy={busy === 'applying'}
        invalid={reason !== undefined}
        {...(reason && { reason })}
        onClick={() => void apply()}
      >
        {t('import.apply')}
      </Button>
      <span className={soft}>{t('import.undo')}</span>
    </div>
  );
}

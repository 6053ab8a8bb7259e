import { Check, Circle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { passwordRules } from '#contract/rules/people/password.ts';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import * as css from '../form.css.ts';

/** Shows the parts of the password rule, ticked while typing (docs/specification.md#validation-rules). Text: auth. */
export function PasswordRules({ password, id }: { password: string; id: string }) {
  const { t } = useTranslation('auth');
  const met = passwordRules(password);
  return (
    <ul id={id} className={css.rules}>
      {(['length', 'kinds'] as const).map((rule) => (
        <li key={rule} className={css.rule} data-met={met[rule] ? '' : undefined}>
          {met[rule] ? <Check size={16} /> : <Circle size={16} />}
          <span>
            {t(`password.${rule}`)}
            {met[rule] && <VisuallyHidden> {t('password.met')}</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ul>
  );
}

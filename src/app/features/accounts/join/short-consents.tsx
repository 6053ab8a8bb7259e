import { useTranslation } from 'react-i18next';
import { consentAge } from '#contract/rules/people/consent-age.ts';
import type { FieldErrors } from '#app/platform/forms/form.ts';
import { Checkbox } from '#app/ui/forms/choice-group.tsx';
import { useFieldError } from '../use-field-error.ts';
import type { ShortSignUpDraft } from './model.ts';
import * as css from '../form.css.ts';

export interface ShortConsentsProps {
  value: Pick<ShortSignUpDraft, 'terms' | 'privacy' | 'age'>;
  onChange: (changed: Partial<ShortSignUpDraft>) => void;
  errors: FieldErrors;
}

/**
 * Consents of a sign-up without a birth date: the terms, the collection and use of its data (Personal Information Protection Act, article 15), and
 * being old enough to consent alone (article 22-2). Text: auth, join, errors.
 */
export function ShortConsents({ value, onChange, errors }: ShortConsentsProps) {
  const { t } = useTranslation(['auth', 'join']);
  const error = useFieldError(errors);
  return (
    <div className={css.consents}>
      <Checkbox
        id="consents.terms"
        label={t('auth:signup.terms')}
        help={<Text href="/terms">{t('join:readTerms')}</Text>}
        required
        checked={value.terms}
        onChange={(event) => onChange({ terms: event.target.checked })}
        error={error('consents.terms')}
      />
      <Checkbox
        id="consents.privacy"
        label={t('auth:signup.privacy')}
        help={
          <>
            {t('join:privacyHelp')} <Text href="/privacy">{t('join:readPrivacy')}</Text>
          </>
        }
        required
        checked={value.privacy}
        onChange={(event) => onChange({ privacy: event.target.checked })}
        error={error('consents.privacy')}
      />
      <Checkbox
        id="consents.age"
        label={t('join:age', { age: consentAge })}
        required
        checked={value.age}
        onChange={(event) => onChange({ age: event.target.checked })}
        error={error('consents.age')}
      />
    </div>
  );
}

function Text({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={css.link}>
      {children}
    </a>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '#app/platform/forms/form.ts';
import { Checkbox } from '#app/ui/forms/choice-group.tsx';
import type { PersonDraft } from '../model.ts';
import { useFieldError } from '../use-field-error.ts';
import * as css from '../form.css.ts';

type Consents = Pick<PersonDraft, 'terms' | 'privacy' | 'receipt' | 'marketing'>;

export interface ConsentFieldsProps {
  value: Consents;
  onChange: (changed: Partial<Consents>) => void;
  errors: FieldErrors;
  readTerms: ReactNode;
  readPrivacy: ReactNode;
}

/**
 * Fields for the required terms, the required consent to the collection and use of personal data, with the details that the Personal Information
 * Protection Act (article 15) asks for, and the optional consents (docs/specification.md#entities-and-fields). Text: auth, errors.
 */
export function ConsentFields({ value, onChange, errors, readTerms, readPrivacy }: ConsentFieldsProps) {
  const { t } = useTranslation('auth');
  const error = useFieldError(errors);
  return (
    <div className={css.consents}>
      <div>
        <Checkbox
          id="consents.terms"
          label={t('signup.terms')}
          required
          checked={value.terms}
          onChange={(event) => onChange({ terms: event.target.checked })}
          error={error('consents.terms')}
        />
        <div className={css.underCheckbox}>{readTerms}</div>
      </div>
      <div>
        <Checkbox
          id="consents.privacy"
          label={t('signup.privacy')}
          help={t('signup.privacyHelp')}
          required
          checked={value.privacy}
          onChange={(event) => onChange({ privacy: event.target.checked })}
          error={error('consents.privacy')}
        />
        <div className={css.underCheckbox}>{readPrivacy}</div>
      </div>
      <Checkbox
        id="consents.receipt"
        label={t('signup.receipt')}
        help={t('signup.receiptHelp')}
        checked={value.receipt}
        onChange={(event) => onChange({ receipt: event.target.checked })}
      />
      <Checkbox
        id="consents.marketing"
        label={t('signup.marketing')}
        help={t('signup.marketingHelp')}
        checked={value.marketing}
        onChange={(event) => onChange({ marketing: event.target.checked })}
      />
    </div>
  );
}

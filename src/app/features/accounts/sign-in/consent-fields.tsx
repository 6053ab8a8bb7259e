import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '#app/platform/forms/form.ts';
import { Checkbox } from '#app/ui/forms/choice-group.tsx';
import type { PersonDraft } from '../model.ts';
import { useFieldError } from '../use-field-error.ts';
import * as css from '../form.css.ts';

type Consents = Pick<PersonDraft, 'terms' | 'receipt' | 'marketing'>;

export interface ConsentFieldsProps {
  value: Consents;
  onChange: (changed: Partial<Consents>) => void;
  errors: FieldErrors;
  /** Opens the terms over the form. */
  readTerms: ReactNode;
}

/** Required terms and optional consents (spec section 3). Text: auth, errors. */
export function ConsentFields({ value, onChange, errors, readTerms }: ConsentFieldsProps) {
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

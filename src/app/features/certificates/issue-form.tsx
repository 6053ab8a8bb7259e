import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReservationCertificates } from '#contract/reservations/certificates.ts';
import { isPassportNumber, tidyPassportNumber } from '#contract/rules/people/passport-number.ts';
import { sentenceOf } from '#app/platform/api/result.ts';
import { useForm } from '#app/platform/forms/form.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { Checkbox } from '#app/ui/forms/choice-group.tsx';
import { FieldError, SelectField, TextField } from '#app/ui/forms/field.tsx';
import { issueCertificate } from './queries.ts';
import * as css from './certificates.css.ts';

export interface IssueFormProps {
  reservationId: string;
  occupants: ReservationCertificates['occupants'];
  storedDays: number;
  onIssued: () => void;
}

type Draft = { position: number; passportNumber: string; consent: boolean };

function useIssue({ reservationId, occupants, onIssued }: IssueFormProps) {
  const { t } = useTranslation('certificates');
  const first = occupants[0]?.position ?? 1;
  const [draft, setDraft] = useState<Draft>({ position: first, passportNumber: '', consent: false });
  const form = useForm();
  const change = (changed: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...changed }));
    form.forget(...Object.keys(changed));
  };
  const number = tidyPassportNumber(draft.passportNumber);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (number !== '' && !isPassportNumber(number))
      return refuse({ passportNumber: 'passport_number_invalid' });
    if (number !== '' && !draft.consent) return refuse({ consent: 'consent_required' });
    const sent = await form.send(() =>
      issueCertificate(reservationId, {
        position: draft.position,
        passportNumber: number || null,
        consent: number !== '' && draft.consent,
      }),
    );
    if (!sent) return;
    change({ passportNumber: '', consent: false });
    toast.success(t('done'));
    onIssued();
  };
  const refuse = (errors: Parameters<typeof form.refuse>[0]) => {
    form.refuse(errors);
    document.getElementById(`certificate.${Object.keys(errors)[0]}`)?.focus();
  };
  return { draft, change, form, send, hasNumber: number !== '' };
}

export function IssueForm(props: IssueFormProps) {
  const { occupants, storedDays } = props;
  const { t } = useTranslation('certificates');
  const online = useOnline();
  const { draft, change, form, send, hasNumber } = useIssue(props);
  const { errors, problem, busy } = form;
  const name = occupants.find(({ position }) => position === draft.position)?.name ?? '';
  const isOther = draft.position > 1;
  return (
    <form className={css.form} onSubmit={(event) => void send(event)} noValidate>
      <div className={css.fields}>
        {occupants.length > 1 && (
          <SelectField
            id="certificate.position"
            label={t('form.for')}
            value={String(draft.position)}
            options={occupants.map((each) => ({ value: String(each.position), label: each.name }))}
            onChange={(event) =>
              // The number typed so far is another person's.
              change({ position: Number(event.target.value), passportNumber: '', consent: false })
            }
          />
        )}
        <TextField
          id="certificate.passportNumber"
          label={t('form.number')}
          help={t('form.numberHelp')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={draft.passportNumber}
          onChange={(event) => change({ passportNumber: event.target.value })}
          error={errors['passportNumber'] && t('form.numberInvalid')}
        />
        {hasNumber && (
          <Checkbox
            id="certificate.consent"
            label={isOther ? t('form.consentOther', { name }) : t('form.consent')}
            help={t('form.consentHelp', { count: storedDays })}
            checked={draft.consent}
            onChange={(event) => change({ consent: event.target.checked })}
            error={errors['consent'] && t('form.consentRequired')}
          />
        )}
      </div>
      {problem && <FieldError>{sentenceOf(problem, t('needsNetwork'))}</FieldError>}
      <Button type="submit" variant="primary" busy={busy} invalid={!online} reason={t('needsNetwork')}>
        {t('form.issue')}
      </Button>
    </form>
  );
}

import { useState, type FormEvent, type ReactNode } from 'react';
import { PenLine, Type } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SigningView } from '#contract/contracts.ts';
import { isSeen, tidyName } from '#contract/rules/names.ts';
import { useForm } from '#app/platform/forms/form.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import type { Problem } from '#app/platform/api/result.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Checkbox, Segmented } from '#app/ui/forms/choice-group.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import { sign, type Signature } from './queries.ts';
import { SignaturePad } from './signature-pad.tsx';
import * as css from './sign-form.css.ts';
import { paper, typed as typedClass } from './signature-pad.css.ts';

/** Draft of the signing form. The drawing is not stored: it is quickly made anew. */
export type SignDraft = { kind: Signature['kind']; text: string; consent: boolean };

export interface SignFormProps {
  token: string;
  signerName: string;
  draft: SignDraft;
  onType: (changed: Partial<SignDraft>) => void;
  /** True once the document has been shown or downloaded. */
  read: boolean;
  onSigned: (view: SigningView) => void;
  /** Remedy below a problem: sends the confirmation email again. */
  help: (problem: Problem) => ReactNode;
}

/** Consent and signature, drawn or typed. Text: sign, errors. */
export function SignForm({ token, signerName, draft, onType, read, onSigned, help }: SignFormProps) {
  const { t } = useTranslation(['sign', 'errors']);
  const online = useOnline();
  const { kind, text, consent } = draft;
  const [png, setPng] = useState<string | null>(null);
  const form = useForm();

  const { errors, problem } = form;
  const signature = signatureOf(kind, png, text);
  const needSignature = errors['signature'] && !signature ? t(`errors:${errors['signature']}`) : undefined;
  const needConsent = errors['consent'] && !consent ? t(`errors:${errors['consent']}`) : undefined;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!signature || !consent)
      return form.refuse({
        ...(consent ? {} : { consent: 'consent_required' }),
        ...(signature ? {} : { signature: 'signature_required' }),
      });
    const signed = await form.send(() => sign(token, signature));
    if (signed) onSigned(signed.value);
  };

  const listed = [
    ...(needConsent ? [{ fieldId: 'consent', text: needConsent }] : []),
    ...(needSignature
      ? [{ fieldId: kind === 'typed' ? 'signature' : 'signature-kind', text: needSignature }]
      : []),
    ...(problem ? [{ text: problem.message ?? t('sign:offline') }] : []),
  ];

  return (
    <form className={css.form} onSubmit={(event) => void send(event)} noValidate>
      <FormErrors key={form.attempts} title={t('sign:form.failed')} errors={listed} />
      {problem && help(problem)}
      <Consent checked={consent} onChange={(given) => onType({ consent: given })} error={needConsent} />
      <SignatureKind
        legend={t('sign:form.signature', { name: signerName })}
        value={kind}
        onChange={(chosen) => onType({ kind: chosen })}
        error={needSignature}
      />
      {kind === 'drawn' && <SignaturePad onChange={setPng} />}
      {kind === 'typed' && <TypedSignature text={text} onType={(typed) => onType({ text: typed })} />}
      <Button
        type="submit"
        variant="primary"
        full
        busy={form.busy}
        invalid={!online || !read}
        reason={online ? t('sign:form.readFirst') : t('sign:needsNetwork')}
      >
        {t('sign:form.submit')}
      </Button>
      <p className={css.legal}>{t('sign:form.legal')}</p>
    </form>
  );
}

type ConsentProps = { checked: boolean; onChange: (given: boolean) => void; error: string | undefined };

function Consent({ checked, onChange, error }: ConsentProps) {
  const { t } = useTranslation('sign');
  return (
    <div className={css.consent}>
      <Checkbox
        id="consent"
        label={t('form.consent')}
        help={t('form.consentHelp')}
        required
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        error={error}
      />
    </div>
  );
}

type SignatureKindProps = {
  legend: string;
  value: Signature['kind'];
  onChange: (kind: Signature['kind']) => void;
  error: string | undefined;
};

function SignatureKind(props: SignatureKindProps) {
  const { t } = useTranslation('sign');
  return (
    <Segmented
      {...props}
      id="signature-kind"
      options={[
        { value: 'drawn', label: t('form.draw'), icon: <PenLine size={20} /> },
        { value: 'typed', label: t('form.type'), icon: <Type size={20} /> },
      ]}
    />
  );
}

function TypedSignature({ text, onType }: { text: string; onType: (text: string) => void }) {
  const { t } = useTranslation('sign');
  return (
    <>
      <TextField
        id="signature"
        label={t('form.name')}
        help={t('form.nameHelp')}
        autoComplete="name"
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
      {isSeen(text) && (
        <div className={paper} aria-hidden="true">
          <span className={typedClass}>{text}</span>
        </div>
      )}
    </>
  );
}

function signatureOf(kind: Signature['kind'], png: string | null, text: string): Signature | null {
  if (kind === 'drawn') return png ? { kind, png } : null;
  return isSeen(text) ? { kind, text: tidyName(text) } : null;
}

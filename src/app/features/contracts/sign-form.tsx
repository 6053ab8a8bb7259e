import { useState, type FormEvent, type ReactNode } from 'react';
import { PenLine, Type } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SigningView } from '#contract/contracts.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import { isSeen, tidyName } from '#contract/rules/people/names.ts';
import { passportName, isSignatureOf } from '#contract/rules/people/passport-name.ts';
import { useForm, type FieldErrors } from '#app/platform/forms/form.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { sentenceOf, type Problem } from '#app/platform/api/result.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Checkbox, Segmented } from '#app/ui/forms/choice-group.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import {
  identityErrors,
  IdentityFields,
  identityOf,
  type BirthFields,
  type IdentityDraft,
} from './identity-fields.tsx';
import { sign, type Signature } from './queries.ts';
import { SignaturePad } from './signature-pad.tsx';
import * as css from './sign-form.css.ts';
import { paper, typed as typedClass } from './signature-pad.css.ts';

/** Draft of the signing form; `drawn` is the text of the drawing (`signature-pad.tsx`). */
export type SignDraft = IdentityDraft & {
  kind: Signature['kind'];
  text: string;
  drawn: string;
  consent: boolean;
};

export interface SignFormProps {
  token: string;
  signerName: string;
  prefilled: boolean;
  draft: SignDraft;
  onType: (changed: Partial<SignDraft>) => void;
  read: boolean;
  /** Called after signing; the button stays busy until the promise resolves. */
  onSigned: (view: SigningView) => void | Promise<void>;
  help: (problem: Problem) => ReactNode;
  birth: BirthFields;
}

export function SignForm(props: SignFormProps) {
  const { signerName, prefilled, draft, read, help, birth } = props;
  const { t } = useTranslation('sign');
  const online = useOnline();
  const { form, type, draw, send, errorOf, listed } = useSigning(props);
  const { kind } = draft;
  return (
    <form className={css.form} onSubmit={(event) => void send(event)} noValidate>
      <FormErrors key={form.attempts} title={t('form.failed')} errors={listed} />
      {form.problem && help(form.problem)}
      <IdentityFields value={draft} onChange={type} errorOf={errorOf} prefilled={prefilled} birth={birth} />
      <Consent
        checked={draft.consent}
        onChange={(given) => type({ consent: given })}
        error={errorOf('consent')}
      />
      <SignatureKind
        legend={t('form.signature', { name: signerName })}
        value={kind}
        onChange={(chosen) => type({ kind: chosen })}
        error={kind === 'drawn' ? errorOf('signature') : undefined}
      />
      {kind === 'drawn' && <SignaturePad drawn={draft.drawn} onChange={draw} />}
      {kind === 'typed' && (
        <TypedSignature
          name={signerName}
          text={draft.text}
          onType={(text) => type({ text })}
          error={errorOf('signature')}
        />
      )}
      <Button
        type="submit"
        variant="primary"
        full
        busy={form.busy}
        invalid={!online || !read}
        reason={online ? t('form.readFirst') : t('needsNetwork')}
      >
        {t('form.submit')}
      </Button>
      <p className={css.legal}>{t('form.legal')}</p>
    </form>
  );
}

function useSigning({ token, signerName, draft, onType, onSigned }: SignFormProps) {
  const { t, i18n } = useTranslation(['sign', 'errors']);
  const [png, setPng] = useState<string | null>(null);
  const form = useForm();
  const { errors, problem } = form;
  const { kind, text, consent } = draft;
  const signature = signatureOf(kind, png, text);

  const type = (changed: Partial<SignDraft>) => {
    onType(changed);
    form.forget(...errorsAnsweredBy(changed));
  };
  const draw = (picture: string | null, drawn: string) => {
    setPng(picture);
    onType({ drawn });
    form.forget('signature');
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const identity = identityOf(draft);
    const wrong: FieldErrors = {
      ...identityErrors(identity, seoulDate(Date.now())),
      ...(consent ? {} : { consent: 'consent_required' }),
      ...signatureErrors(signature, [signerName, passportName(identity)]),
    };
    if (!signature || Object.keys(wrong).length > 0) return form.refuse(wrong);
    await form.send(async () => {
      const signed = await sign(token, identity, signature, i18n.language === 'en' ? 'en' : 'ko');
      if (signed.ok) await onSigned(signed.value);
      return signed;
    });
  };

  const errorOf = (field: string) => errors[field] && t(`errors:${errors[field]}`);
  const fieldIds = {
    ...identityFieldIds,
    consent: 'consent',
    signature: kind === 'typed' ? 'signature' : 'signature-kind',
  };
  const listed = [
    ...Object.entries(fieldIds).flatMap(([field, fieldId]) => {
      const words = errorOf(field);
      return words ? [{ fieldId, text: words }] : [];
    }),
    ...(problem && Object.keys(errors).length === 0
      ? [{ text: sentenceOf(problem, t('sign:offline')) }]
      : []),
  ];
  return { form, type, draw, send, errorOf, listed };
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

type TypedSignatureProps = {
  name: string;
  text: string;
  onType: (text: string) => void;
  error: string | undefined;
};

function TypedSignature({ name, text, onType, error }: TypedSignatureProps) {
  const { t } = useTranslation('sign');
  return (
    <>
      <TextField
        id="signature"
        label={t('form.name')}
        help={t('form.nameHelp', { name })}
        error={error}
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

const identityFieldIds = {
  'identity.surname': 'identity.surname',
  'identity.givenNames': 'identity.givenNames',
  'identity.nationality': 'identity.nationality',
  'identity.birthDate': 'birthYear',
};

function errorsAnsweredBy(changed: Partial<SignDraft>): string[] {
  return Object.keys(changed).flatMap((name) =>
    name === 'text' || name === 'kind'
      ? ['signature']
      : name === 'year' || name === 'month' || name === 'day'
        ? ['identity.birthDate']
        : [name, `identity.${name}`],
  );
}

function signatureErrors(signature: Signature | null, names: string[]): FieldErrors {
  if (!signature) return { signature: 'signature_required' };
  const isTheirs = signature.kind === 'drawn' || isSignatureOf(signature.text, names);
  return isTheirs ? {} : { signature: 'signature_mismatch' };
}

function signatureOf(kind: Signature['kind'], png: string | null, text: string): Signature | null {
  if (kind === 'drawn') return png ? { kind, png } : null;
  return isSeen(text) ? { kind, text: tidyName(text) } : null;
}

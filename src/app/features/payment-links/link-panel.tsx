import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MadePaymentLink, PaymentLink } from '#contract/reservations/payment-links.ts';
import type { Language } from '#contract/shared.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { useReadAgain } from '#app/platform/offline/use-read-again.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { Segmented } from '#app/ui/forms/choice-group.tsx';
import { FieldError, TextField } from '#app/ui/forms/field.tsx';
import * as css from './payment-links.css.ts';
import { makeLink, ownLinks, recallLink, type LinksOf } from './queries.ts';

export function LinkPanel({ of }: { of: LinksOf }) {
  const { t } = useTranslation('payment-links');
  const { links, made, problem, busy, make, recall } = useLinks(of);
  const [language, setLanguage] = useState<Language>('en');
  return (
    <div className={css.stack}>
      <p className={css.soft}>{t('lead')}</p>
      <Segmented
        legend={t('language')}
        options={[
          { value: 'en', label: 'English' },
          { value: 'ko', label: '한국어' },
        ]}
        value={language}
        onChange={setLanguage}
      />
      {problem && !problem.ofMail && <FieldError>{problem.text}</FieldError>}
      {made ? (
        <Made made={made} />
      ) : (
        <Button variant="primary" full busy={busy} onClick={() => void make(language, null)}>
          {t('make')}
        </Button>
      )}
      <MailForm
        busy={busy}
        problem={problem?.ofMail ? problem : null}
        onSend={(mail) => make(language, mail)}
      />
      {links.length > 0 && <Links links={links} onRecall={recall} />}
    </div>
  );
}

const mailFields = ['to', 'name'] as const;
type Refused = { text: string; ofMail: boolean; field: (typeof mailFields)[number] | null };

/** Links of an instalment; `made` is the one made just now and not mailed, with its address, which is shown only this once. */
function useLinks(of: LinksOf) {
  const { t } = useTranslation('payment-links');
  const [links, setLinks] = useState<PaymentLink[]>([]);
  const [made, setMade] = useState<MadePaymentLink | null>(null);
  const [problem, setProblem] = useState<Refused | null>(null);
  const [busy, setBusy] = useState(false);
  const load = async (isGone = () => false) => {
    const read = await ownLinks(of);
    if (read.ok && !isGone()) setLinks(read.value);
  };
  useReadAgain(load, of.paymentId, null);
  const make = async (language: Language, mail: { to: string; name: string } | null): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    const outcome = await makeLink(of, language, mail);
    setBusy(false);
    if (!outcome.ok) {
      const { message, fields } = outcome.problem;
      const field = mailFields.find((name) => fields[`mail.${name}`]) ?? null;
      setProblem({ text: message ?? t('failed'), ofMail: mail !== null, field });
      return false;
    }
    if (mail) toast.success(t('mail.sent', { to: mail.to }));
    else setMade(outcome.value);
    await load();
    return true;
  };
  const recall = async (id: string) => {
    const outcome = await recallLink(of, id);
    if (!outcome.ok) return toast.warning(outcome.problem.message ?? t('failed'));
    if (made?.id === id) setMade(null);
    await load();
  };
  return { links, made, problem, busy, make, recall };
}

function Made({ made: { url } }: { made: MadePaymentLink }) {
  const { t } = useTranslation('payment-links');
  const canShare = typeof navigator.share === 'function';
  const copy = () =>
    void navigator.clipboard.writeText(url).then(
      () => toast.success(t('copied')),
      () => toast.warning(t('copyFailed')),
    );
  return (
    <div className={css.made} role="status">
      <strong>{t('made')}</strong>
      <span className={css.address}>{url}</span>
      <div className={css.buttons}>
        {canShare && (
          <Button variant="primary" onClick={() => void navigator.share({ url }).catch(() => undefined)}>
            {t('share')}
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={copy}>
          {t('copy')}
        </Button>
      </div>
    </div>
  );
}

interface MailFormProps {
  busy: boolean;
  problem: Refused | null;
  onSend: (mail: { to: string; name: string }) => Promise<boolean>;
}

function MailForm({ busy, problem, onSend }: MailFormProps) {
  const { t } = useTranslation('payment-links');
  const [to, setTo] = useState('');
  const [name, setName] = useState('');
  const send = async () => {
    if (!(await onSend({ to, name }))) return;
    setTo('');
    setName('');
  };
  return (
    <form
      className={css.part}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <strong>{t('mail.title')}</strong>
      <TextField
        label={t('mail.to')}
        type="email"
        required
        autoComplete="off"
        error={problem?.field === 'to' && problem.text}
        value={to}
        onChange={(event) => setTo(event.target.value)}
      />
      <TextField
        label={t('mail.name')}
        aside={t('optional')}
        autoComplete="off"
        error={problem?.field === 'name' && problem.text}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <div role="alert">{problem && !problem.field && <FieldError>{problem.text}</FieldError>}</div>
      <div>
        <Button type="submit" variant="secondary" busy={busy}>
          {t('mail.send')}
        </Button>
      </div>
    </form>
  );
}

function Links({ links, onRecall }: { links: PaymentLink[]; onRecall: (id: string) => Promise<unknown> }) {
  const { t, i18n } = useTranslation('payment-links');
  return (
    <div className={css.part}>
      <strong>{t('list.title')}</strong>
      <ul>
        {links.map(({ id, mailedTo, expiresAt }) => (
          <li key={id} className={css.row}>
            <span>
              {mailedTo ?? t('list.shared')}
              <br />
              <span className={css.soft}>
                {t('list.until', { moment: seoulMoment(expiresAt, i18n.language) })}
              </span>
            </span>
            <Button variant="quiet" size="small" onClick={() => void onRecall(id)}>
              {t('list.recall')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

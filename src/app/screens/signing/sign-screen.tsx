import { Suspense, use, useEffect, useState } from 'react';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { FileX2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ContractText } from '#contract/contract-text.ts';
import type { SigningView } from '#contract/contracts.ts';
import { BirthDateFields } from '#app/features/accounts/sign-in/birth-date-fields.tsx';
import { ResendButton } from '#app/features/accounts/resend-button.tsx';
import { Title } from '#app/features/brand/title.tsx';
import { DeclineButton } from '#app/features/contracts/decline-button.tsx';
import { identityDraft } from '#app/features/contracts/identity-fields.tsx';
import { ContractReader } from '#app/features/contracts/contract-reader.tsx';
import { recordOpened, signingPdf } from '#app/features/contracts/queries.ts';
import { SignForm, type SignDraft } from '#app/features/contracts/sign-form.tsx';
import { currentReservation } from '#app/features/reservations/queries.ts';
import { dropDraft, useDraft } from '#app/platform/forms/draft.ts';
import { sentenceOf, type Result, type Problem } from '#app/platform/api/result.ts';
import { session, useViewer } from '#app/platform/session/session.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { Content } from '#app/ui/layout/page.tsx';
import { Declined, Facts, Refused, Signed, Waiting, WaitingForOthers } from './sign-outcomes.tsx';
import { useSignerLanguage } from './use-signer-language.ts';
import * as css from './sign-screen.css.ts';

const route = getRouteApi('/_public/sign');

export function SignScreen() {
  const { t } = useTranslation('sign');
  const { token } = route.useSearch();
  const { view, pdf, text } = route.useLoaderData();
  const [changed, setChanged] = useState<{ view: SigningView; pdf: Promise<Result<Blob>> } | null>(null);

  const shown = changed?.view ?? (view.ok ? view.value : null);
  const file = changed?.pdf ?? pdf;
  useSignerLanguage(token, shown);
  const change = (next: SigningView) => setChanged({ view: next, pdf: signingPdf(token) });
  const leadOn = useWayOn();
  const toSign = shown?.status === 'sent' && shown.signerStatus !== 'signed';
  const key = shown && draftKey(shown);
  useEffect(() => {
    if (key && !toSign) dropDraft('session', key);
  }, [key, toSign]);
  return (
    <Content>
      <Title>{t('title')}</Title>
      <meta name="referrer" content="no-referrer" />
      {!shown || !file ? (
        <Refused token={token} problem={view.ok ? VOID : view.problem} />
      ) : shown.status === 'declined' ? (
        <Declined view={shown} justNow={changed !== null} />
      ) : shown.status === 'signed' ? (
        <Signed view={shown} pdf={file} justNow={changed !== null} />
      ) : shown.status === 'void' ? (
        <Refused token={token} problem={{ ...VOID, message: t('void') }} />
      ) : shown.signerStatus === 'signed' ? (
        <WaitingForOthers view={shown} justNow={changed !== null} onAgain={() => setChanged(null)} />
      ) : (
        <ToSign
          key={key}
          {...{ token, text }}
          view={shown}
          pdf={file}
          onChanged={change}
          onSigned={async (next) => {
            if (!(await leadOn(shown, next))) change(next);
          }}
        />
      )}
    </Content>
  );
}

/**
 * Returns a function that leads a logged-in member who booked to the page with the booking's progress; it resolves to false for everybody else, who
 * reads this on the current page. A request continues at its payment, a change under My page.
 */
function useWayOn(): (before: SigningView, after: SigningView) => Promise<boolean> {
  const { t } = useTranslation('sign');
  const router = useRouter();
  return async (before, { reservationId: id }) => {
    if (id === null || !session.viewer()) return false;
    const read = await currentReservation(id);
    if (!read.ok || read.value.fromDevice) return false;
    dropDraft('session', draftKey(before));
    const isOfRequest = before.declineEnds === 'request';
    // A confirmed stay says so itself.
    if (!isOfRequest || read.value.value.status === 'requested') toast.success(t('done.title'));
    const to = isOfRequest ? '/book/$id' : '/mypage/$id';
    await router.navigate({ to, params: { id }, replace: true });
    return true;
  };
}

const nothing = { kind: 'drawn', text: '', drawn: '', consent: false, reason: '' } as const;

/** Uses the contract's own data as the key: the link's token is a secret, and several people sign one contract. */
const draftKey = ({ reference, signerName }: SigningView) => `sign/${reference}/${signerName}`;

function othersToSign({ signers, signed }: SigningView): ['several', { count: number }] | ['last'] {
  const count = signers - signed - 1;
  return count > 0 ? ['several', { count }] : ['last'];
}

const VOID: Problem = { code: 'contract_void', message: null, fields: {} };

function ToSign(props: {
  token: string;
  view: SigningView;
  pdf: Promise<Result<Blob>>;
  text: Promise<Result<ContractText>> | null;
  onChanged: (view: SigningView) => void;
  onSigned: (view: SigningView) => Promise<void>;
}) {
  const { token, view, pdf, text, onChanged, onSigned } = props;
  const { t } = useTranslation('sign');
  const [read, setRead] = useState(false);
  // Stored in this tab alone: the signer need not be the member who is logged in on this device.
  const [draft, type] = useDraft<SignDraft & { reason: string }>('session', draftKey(view), {
    ...nothing,
    ...identityDraft(view.known),
  });
  const shown = () => {
    if (read) return;
    setRead(true);
    void recordOpened(token);
  };
  return (
    <div className={css.page}>
      <div>
        <div className={css.head}>
          <h1>{t('title')}</h1>
          <p className={css.lead}>{t('lead', { name: view.signerName })}</p>
        </div>
        <Suspense fallback={<Waiting>{t('pdf.fetching')}</Waiting>}>
          <Document pdf={pdf} text={text} filename={`contract-${view.reference}.pdf`} onShown={shown} />
        </Suspense>
      </div>
      <div className={css.form}>
        <div className={css.about}>
          <Facts view={view} />
          {view.signers > 1 && <p className={css.several}>{t(...othersToSign(view))}</p>}
        </div>
        <SignForm
          token={token}
          signerName={view.signerName}
          prefilled={Object.values(view.known).some(Boolean)}
          birth={(props) => <BirthDateFields {...props} />}
          draft={draft}
          onType={type}
          read={read}
          onSigned={onSigned}
          help={(problem) => <Remedy problem={problem} />}
        />
        <div className={css.decline}>
          <Decline
            {...{ token, view, onChanged }}
            reason={draft.reason}
            onType={(reason) => type({ reason })}
          />
        </div>
      </div>
    </div>
  );
}

type DeclineProps = {
  token: string;
  view: SigningView;
  reason: string;
  onType: (reason: string) => void;
  onChanged: (view: SigningView) => void;
};

function Decline({ token, view, reason, onType, onChanged }: DeclineProps) {
  const { t } = useTranslation(['sign', 'errors']);
  if (!view.declineEnds) return <p className={css.several}>{t('errors:stay_confirmed')}</p>;
  const text = t(view.declineEnds === 'change' ? 'decline.textOfChange' : 'decline.text');
  return <DeclineButton {...{ token, reason, onType, text }} onDeclined={onChanged} />;
}

function Remedy({ problem }: { problem: Problem }) {
  const { t } = useTranslation('sign');
  const viewer = useViewer();
  const router = useRouter();
  if (problem.code === 'email_not_confirmed') return viewer ? <ResendButton full /> : null;
  if (!/^contract_|^token_|^hold_/.test(problem.code)) return null;
  return (
    <Button variant="secondary" onClick={() => void router.invalidate()}>
      {t('reload')}
    </Button>
  );
}

function Document({
  pdf,
  text,
  filename,
  onShown,
}: {
  pdf: Promise<Result<Blob>>;
  text: Promise<Result<ContractText>> | null;
  filename: string;
  onShown: () => void;
}) {
  const { t } = useTranslation('sign');
  const router = useRouter();
  const outcome = use(pdf);
  const words = text && use(text);
  if (outcome.ok)
    return (
      <ContractReader
        file={outcome.value}
        text={words?.ok ? words.value : null}
        title={t('pdf.title')}
        filename={filename}
        onShown={onShown}
      />
    );
  return (
    <EmptyState
      problem
      icon={<FileX2 size={28} />}
      title={sentenceOf(outcome.problem, t('offline'))}
      action={
        <Button variant="secondary" onClick={() => void router.invalidate()}>
          {t('reload')}
        </Button>
      }
    />
  );
}

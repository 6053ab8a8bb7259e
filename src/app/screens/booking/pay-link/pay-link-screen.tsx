import { Suspense, use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayableInstalment } from '#contract/reservations/payment-links.ts';
import { Title } from '#app/features/brand/title.tsx';
import { askAgainByLink, confirmByLink, payable } from '#app/features/payment-links/queries.ts';
import { usePaymentLinkTexts } from '#app/features/payment-links/texts.ts';
import { readReturn, type PayReturn } from '#app/features/payments/model.ts';
import { PaymentState } from '#app/features/payments/payment-state.tsx';
import { sentenceOf, type Problem, type Result } from '#app/platform/api/result.ts';
import { dropDraft } from '#app/platform/forms/draft.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import { PAYER_DRAFT, PayForm } from './pay-form.tsx';

export default function PayLinkScreen({ token }: { token: string }) {
  usePaymentLinkTexts();
  const { t } = useTranslation('payment-links');
  const [page, setPage] = useState(() => load(token));
  return (
    <Content>
      <Title>{t('page.title')}</Title>
      <meta name="referrer" content="no-referrer" />
      <Suspense
        fallback={<PaymentState kind="working" title={t('page.loading')} text={t('page.loadingText')} />}
      >
        <Loaded token={token} page={page} onAgain={() => setPage(load(token))} />
      </Suspense>
    </Content>
  );
}

type Page = Promise<{ view: Result<PayableInstalment>; back: PayReturn | null }>;

/** Loads the requested payment. The payment page adds its result to the address; without one, somebody opened the link. */
async function load(token: string): Page {
  const view = await payable(token);
  const back = readReturn(Object.fromEntries(new URLSearchParams(location.search)));
  return { view, back: back.kind === 'broken' ? null : back };
}

function Loaded({ token, page, onAgain }: { token: string; page: Page; onAgain: () => void }) {
  const { t } = useTranslation('payment-links');
  const { view, back } = use(page);
  if (back?.kind === 'paid')
    return (
      <Confirming
        token={token}
        back={back}
        view={view}
        onAgain={() => {
          askAgainByLink(back.orderId);
          onAgain();
        }}
      />
    );
  if (!view.ok) return <Over problem={view.problem} onAgain={onAgain} />;
  if (view.value.state !== 'open') return <Settled state={view.value.state} />;
  const note = back && t(back.kind === 'closed' ? 'page.closed' : 'page.failed');
  return <PayForm token={token} asked={view.value} note={note} />;
}

function Settled({ state }: { state: Exclude<PayableInstalment['state'], 'open'> }) {
  const { t } = useTranslation('payment-links');
  return <PaymentState kind="closed" title={t(`page.state.${state}`)} text={t(`page.stateText.${state}`)} />;
}

interface ConfirmingProps {
  token: string;
  back: Extract<PayReturn, { kind: 'paid' }>;
  view: Result<PayableInstalment>;
  onAgain: () => void;
}

function Confirming({ token, back, view, onAgain }: ConfirmingProps) {
  const { t } = useTranslation('payment-links');
  const outcome = use(confirmByLink(token, back));
  const paid = outcome.ok;
  useEffect(() => {
    if (paid) dropDraft('session', PAYER_DRAFT);
  }, [paid]);
  if (outcome.ok) return <Settled state={outcome.value.state} />;
  const { code, message } = outcome.problem;
  if (code === 'offline' || code === 'payment_unknown')
    return (
      <PaymentState kind="problem" title={t('page.unknown')} text={message ?? t('page.unknownText')}>
        <Button variant="primary" full onClick={onAgain}>
          {t('page.askAgain')}
        </Button>
      </PaymentState>
    );
  if (code === 'payment_declined' && view.ok)
    // Said once, above the form that tries another way.
    return <PayForm token={token} asked={view.value} note={t('page.failed')} />;
  const returned = code === 'payment_already_made' || code === 'payment_not_due';
  return (
    <PaymentState
      kind="problem"
      title={t(returned ? 'page.returned' : 'page.failedTitle')}
      text={returned ? t('page.returnedText') : message}
    />
  );
}

function Over({ problem, onAgain }: { problem: Problem; onAgain: () => void }) {
  const { t } = useTranslation('payment-links');
  const offline = problem.code === 'offline';
  return (
    <PaymentState
      kind="problem"
      title={t(offline ? 'page.offline' : 'page.over')}
      text={sentenceOf(problem, t('page.offlineText'))}
    >
      {offline && (
        <Button variant="primary" full onClick={onAgain}>
          {t('page.reload')}
        </Button>
      )}
    </PaymentState>
  );
}

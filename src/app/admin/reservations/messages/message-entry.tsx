import { useRef, useState } from 'react';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ReservationMessage } from '#contract/admin/messages.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Badge } from '#app/ui/data/badge.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { confirm } from '#app/ui/overlays/confirm.tsx';
import { keepFocus } from '#app/admin/kit/load/keep-focus.ts';
import { warn } from '#app/admin/kit/load/warn.ts';
import { messageText, resendMessage } from './queries.ts';
import { SettleButton } from './settle-button.tsx';
import * as css from './messages.css.ts';

const tones = { waiting: 'warning', sent: 'success', failed: 'danger' } as const;

export interface MessageEntryProps {
  reservationId: string;
  message: ReservationMessage;
  onChanged: () => void;
}

export function MessageEntry({ reservationId, message, onChanged }: MessageEntryProps) {
  const { t, i18n } = useTranslation('admin-messages');
  const { channel, recipient, subject, status, problem, settledAt } = message;
  const [text, setText] = useState<string | null>(null);
  const [loading, setLoading] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const done = () => {
    keepFocus(place.current);
    onChanged();
  };
  const show = async () => {
    if (text !== null) return setText(null);
    setLoading(true);
    const outcome = await messageText(reservationId, message.id);
    setLoading(false);
    if (outcome.ok) setText(outcome.value || t('hidden'));
    else warn(outcome.problem, t('textFailed'));
  };
  const moment = message.sentAt ?? message.failedAt ?? message.writtenAt;
  return (
    <div ref={place} className={css.message}>
      <span className={css.head}>
        <span className={css.subject}>{subject ?? t(`channel.${channel}`)}</span>
        <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
      </span>
      <span className={css.soft}>
        {subject !== null && `${t(`channel.${channel}`)} · `}
        {recipient ?? t('device')} · {seoulMoment(moment, i18n.language)}
      </span>
      {status !== 'sent' && problem && <span className={css.soft}>{t('problem', { problem })}</span>}
      {settledAt && (
        <span className={css.soft}>{t('settled', { time: seoulMoment(settledAt, i18n.language) })}</span>
      )}
      <span className={css.actions}>
        <Button
          variant="quiet"
          size="small"
          busy={loading}
          aria-expanded={text !== null}
          onClick={() => void show()}
        >
          {t(text === null ? 'show' : 'hide')}
        </Button>
        {message.resendable && (
          <ResendButton reservationId={reservationId} message={message} onChanged={done} />
        )}
        {status === 'failed' && channel !== 'push' && !settledAt && (
          <SettleButton messageId={message.id} onChanged={done} />
        )}
      </span>
      {text !== null && <p className={css.text}>{text}</p>}
    </div>
  );
}

function ResendButton({ reservationId, message, onChanged }: MessageEntryProps) {
  const { t } = useTranslation('admin-messages');
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const resend = async () => {
    const agreed = await confirm({
      title: t('resend.title'),
      text: t('resend.text', { to: message.recipient ?? '' }),
      confirmLabel: t('resend.confirm'),
      cancelLabel: t('resend.cancel'),
    });
    if (!agreed) return;
    setBusy(true);
    const outcome = await resendMessage(reservationId, message.id);
    setBusy(false);
    if (outcome.ok) toast.success(t('resend.done'));
    else warn(outcome.problem, t('resend.failed'));
    onChanged();
  };
  return (
    <Button
      variant="quiet"
      size="small"
      busy={busy}
      invalid={!online}
      reason={t('offline')}
      onClick={() => void resend()}
    >
      <Send size={16} />
      {t('resend.action')}
    </Button>
  );
}

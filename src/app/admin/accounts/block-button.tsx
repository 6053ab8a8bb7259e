import { useId, useState } from 'react';
import { Ban, LockOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdminUserDetail } from '#contract/admin/accounts.ts';
import { personName } from '#contract/rules/people/names.ts';
import { useDraftForm } from '#app/platform/forms/draft-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { TextArea } from '#app/ui/forms/field.tsx';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import { confirm } from '#app/ui/overlays/confirm.tsx';
import { Overlay } from '#app/ui/overlays/overlay.tsx';
import { warn } from '#app/admin/kit/load/warn.ts';
import { blockUser, unblockUser } from './queries.ts';
import * as css from './users.css.ts';

export interface BlockButtonProps {
  user: AdminUserDetail;
  onChanged: () => void;
}

export function BlockButton({ user, onChanged }: BlockButtonProps) {
  const { t } = useTranslation('admin-users');
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const unblock = async () => {
    const agreed = await confirm({
      title: t('unblock.title', { name: personName(user) }),
      text: t('unblock.text'),
      confirmLabel: t('unblock.confirm'),
      cancelLabel: t('cancel'),
    });
    if (!agreed) return;
    setBusy(true);
    const outcome = await unblockUser(user.id);
    setBusy(false);
    if (!outcome.ok) return warn(outcome.problem, t('block.failed'));
    toast.success(t('unblock.done'));
    onChanged();
  };
  if (user.blockedAt)
    return (
      <Button variant="secondary" size="small" busy={busy} onClick={() => void unblock()}>
        <LockOpen size={18} />
        {t('unblock.action')}
      </Button>
    );
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setAsks(true)}>
        <Ban size={18} />
        {t('block.action')}
      </Button>
      <BlockDialog
        user={user}
        open={asks}
        onClose={() => setAsks(false)}
        onBlocked={() => {
          setAsks(false);
          onChanged();
        }}
      />
    </>
  );
}

type BlockDialogProps = { user: AdminUserDetail; open: boolean; onClose: () => void; onBlocked: () => void };

function useBlocking({ user, onBlocked }: Pick<BlockDialogProps, 'user' | 'onBlocked'>) {
  const { t } = useTranslation('admin-users');
  const { draft, edit, form, submit, reset } = useDraftForm({
    key: `admin-block/${user.id}`,
    initial: { reason: '' },
    validate: ({ reason }) => (reason.trim() ? {} : { reason: 'reason_required' }),
  });
  const block = async () => {
    if (!(await submit(({ reason }) => blockUser(user.id, reason)))) return;
    reset();
    toast.success(t('block.done'));
    onBlocked();
  };
  return { reason: draft.reason, write: (reason: string) => edit({ reason }), form, block };
}

function BlockDialog({ user, open, onClose, onBlocked }: BlockDialogProps) {
  const { t } = useTranslation(['admin-users', 'errors']);
  const formId = useId();
  const { reason, write, form, block } = useBlocking({ user, onBlocked });
  const { problem } = form;
  const code = form.errors['reason'];
  return (
    <Overlay
      open={open}
      onClose={onClose}
      title={t('block.title', { name: personName(user) })}
      closeLabel={t('cancel')}
      topPosition="content"
      footer={
        <Button type="submit" form={formId} variant="danger" full busy={form.busy}>
          {t('block.confirm')}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void block();
        }}
      >
        {problem && !code && (
          <FormErrors
            key={form.attempts}
            title={t('block.failedTitle')}
            errors={[{ text: problem.message ?? t('block.failed') }]}
          />
        )}
        <p>{t('block.text')}</p>
        <TextArea
          label={t('block.reason')}
          help={t('block.reasonHelp')}
          rows={3}
          maxLength={300}
          value={reason}
          error={code && t(`errors:${code}`)}
          onChange={({ target }) => write(target.value)}
        />
      </form>
    </Overlay>
  );
}

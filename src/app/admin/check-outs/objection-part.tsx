import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminCheckOut } from '#contract/admin/check-outs/check-outs.ts';
import { won } from '#contract/rules/format-money.ts';
import type { Won } from '#contract/rules/money.ts';
import { checkOuts } from '#contract/rules/check-out/check-out-policy.ts';
import { dropDraft, useDraft } from '#app/platform/forms/draft.ts';
import { useForm } from '#app/platform/forms/form.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { FormErrors } from '#app/ui/forms/form-errors.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import * as css from '#app/admin/kit/detail/admin-detail.css.ts';
import { WonField } from '#app/admin/kit/form/won-field.tsx';
import { parseWon } from '#app/admin/kit/form/parse-won.ts';
import type { Versioned } from '#app/admin/kit/form/conflict.ts';
import { PictureList } from '#app/admin/kit/pictures/picture-list.tsx';
import { text as lines } from '#app/admin/kit/list/list-cells.css.ts';
import { answerObjection } from './queries.ts';

export interface ObjectionPartProps {
  reservationId: string;
  objection: NonNullable<AdminCheckOut['objection']>;
  /** The version that is on screen. */
  seen: Versioned;
  /** Deducted part of the deposit in won, which is the most that can be returned. */
  kept: Won;
  onAnswered: (value: AdminCheckOut) => void;
}

export function ObjectionPart({ objection, ...rest }: ObjectionPartProps) {
  const { t, i18n } = useTranslation('check-out-report');
  const { text, photos, at, answer, answeredAt, answeredBy } = objection;
  const time = (instant: string) => seoulMoment(instant, i18n.language);
  return (
    <>
      <p className={css.soft}>{t('objection.at', { time: time(at) })}</p>
      <p className={lines}>{text}</p>
      <PictureList label={t('objection.photos')} pictures={photos} />
      {answer !== null && answeredAt !== null ? (
        <>
          <p className={css.soft}>
            {t('objection.answeredBy', { name: answeredBy ?? '', time: time(answeredAt) })}
          </p>
          <p className={lines}>{answer}</p>
        </>
      ) : (
        <AnswerForm {...rest} />
      )}
    </>
  );
}

type AnswerProps = Omit<ObjectionPartProps, 'objection'>;

function useAnswer({ reservationId, seen, kept, onAnswered }: AnswerProps) {
  const { t } = useTranslation('check-out-report');
  const key = `objection-answer/${reservationId}`;
  const [draft, change] = useDraft('session', key, { answer: '', returned: '' });
  const form = useForm();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const returned = draft.returned.trim() === '' ? 0 : parseWon(draft.returned);
    if (!draft.answer.trim()) return form.refuse({ answer: 'text_required' });
    if (returned === null) return form.refuse({ returned: 'amount_required' });
    if (returned > kept) return form.refuse({ returned: 'deductions_exceed_deposit' });
    const body = { answer: draft.answer, ...(returned > 0 && { returned }) };
    const done = await form.send(() => answerObjection(reservationId, seen, body));
    if (!done) return;
    dropDraft('session', key);
    toast.success(t('objection.sent'));
    onAnswered(done.value);
  };
  return { draft, change, form, send };
}

function AnswerForm(props: AnswerProps) {
  const { kept } = props;
  const { t } = useTranslation('check-out-report');
  const online = useOnline();
  const { draft, change, form, send } = useAnswer(props);
  const general = form.problem && !Object.keys(form.problem.fields).length ? form.problem : null;
  return (
    <form className={css.part} noValidate onSubmit={(event) => void send(event)}>
      <FormErrors
        key={form.attempts}
        title={t('objection.failed')}
        errors={general ? [{ text: general.message ?? t('objection.unknown') }] : []}
      />
      <TextArea
        label={t('objection.label')}
        help={t('objection.help')}
        rows={4}
        maxLength={checkOuts.maxText}
        value={draft.answer}
        error={form.errors['answer'] && t('objection.required')}
        onChange={({ target }) => {
          change({ answer: target.value });
          form.forget('answer');
        }}
      />
      {kept > 0 && (
        <WonField
          id="objection-returned"
          required={false}
          label={t('objection.returned')}
          help={t('objection.returnedHelp', { kept: won(kept) })}
          value={draft.returned}
          error={form.errors['returned'] && t('objection.returnedWrong', { kept: won(kept) })}
          onChange={(typed) => {
            change({ returned: typed });
            form.forget('returned');
          }}
        />
      )}
      <div>
        <Button
          type="submit"
          size="medium"
          busy={form.busy}
          invalid={!online}
          reason={t('objection.offline')}
        >
          {t('objection.send')}
        </Button>
      </div>
    </form>
  );
}

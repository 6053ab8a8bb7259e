import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Purpose } from '#contract/services.ts';
import { seoulDate } from '#contract/rules/dates.ts';
import { longDate } from '#app/platform/i18n/format.ts';
import { offeredPurposes, saveConsent, type Choices } from '#app/platform/services/consent.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { SkeletonLines } from '#app/ui/feedback/skeleton.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { Checkbox } from '#app/ui/forms/choice-group.tsx';
import { Overlay } from '#app/ui/overlays/overlay.tsx';
import * as css from './consent.css.ts';
import { useConsentTexts } from './texts.ts';
import { useOffered, useStoredConsent } from './use-consent.ts';

export { consentStyle } from './consent-style.ts';

type ConsentSettingsProps = { open: boolean; onClose: () => void };

export default function ConsentSettings({ open, onClose }: ConsentSettingsProps) {
  useConsentTexts();
  const { t } = useTranslation(['consent', 'common']);
  const { offered, again } = useOffered();
  const stored = useStoredConsent();
  const [changed, setChanged] = useState<Choices>({});
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setChanged({});
  }
  const purposes = offered ? offeredPurposes(offered) : [];
  const allowed = (purpose: Purpose) => changed[purpose] ?? stored?.choices[purpose] ?? false;
  const save = (of: (purpose: Purpose) => boolean) => {
    onClose();
    saveConsent(Object.fromEntries(purposes.map((purpose) => [purpose, of(purpose)])));
    toast.success(t('settings.saved'));
  };
  return (
    <Overlay
      open={open}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('common:close')}
      size="medium"
      topPosition={purposes.length ? undefined : 'content'}
      footer={purposes.length > 0 && <Answers onAnswer={save} allowed={allowed} />}
    >
      <div className={css.settings}>
        {offered === undefined && <SkeletonLines count={3} />}
        {offered === null && <Unknown onAgain={again} />}
        {offered && purposes.length === 0 && (
          <>
            <p>{t('settings.none')}</p>
            <p className={css.lead}>{t('settings.noneText')}</p>
          </>
        )}
        {purposes.length > 0 && (
          <Purposes
            {...{ purposes, allowed }}
            since={stored?.at}
            onChange={(purpose, isAllowed) => setChanged({ ...changed, [purpose]: isAllowed })}
          />
        )}
      </div>
    </Overlay>
  );
}

function Unknown({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation('consent');
  return (
    <>
      <p role="status">{t('settings.unknown')}</p>
      <Button variant="secondary" onClick={onAgain}>
        {t('settings.again')}
      </Button>
    </>
  );
}

type AnswersProps = {
  allowed: (purpose: Purpose) => boolean;
  onAnswer: (of: (purpose: Purpose) => boolean) => void;
};

function Answers({ allowed, onAnswer }: AnswersProps) {
  const { t } = useTranslation('consent');
  return (
    <div className={css.foot}>
      <div className={css.answers}>
        <Button variant="secondary" size="small" onClick={() => onAnswer(() => false)}>
          {t('necessary')}
        </Button>
        <Button variant="secondary" size="small" onClick={() => onAnswer(() => true)}>
          {t('all')}
        </Button>
      </div>
      <Button size="small" full onClick={() => onAnswer(allowed)}>
        {t('save')}
      </Button>
    </div>
  );
}

type PurposesProps = Pick<AnswersProps, 'allowed'> & {
  purposes: Purpose[];
  /** Time of the last choice, in milliseconds since the epoch. */
  since: number | undefined;
  onChange: (purpose: Purpose, isAllowed: boolean) => void;
};

function Purposes({ purposes, allowed, since, onChange }: PurposesProps) {
  const { t, i18n } = useTranslation('consent');
  return (
    <>
      <p className={css.lead}>{t('settings.lead')}</p>
      <div className={css.purposes}>
        {purposes.map((purpose) => (
          <Checkbox
            key={purpose}
            className={css.purpose}
            label={<strong>{capital(t(`services.${purpose}`))}</strong>}
            help={t(`settings.${purpose}`)}
            checked={allowed(purpose)}
            onChange={(event) => onChange(purpose, event.currentTarget.checked)}
          />
        ))}
        <div className={css.necessary}>
          <strong>{t('settings.necessary')}</strong>
          <p className={css.small}>{t('settings.necessaryText')}</p>
        </div>
      </div>
      {since !== undefined && (
        <p className={css.small}>
          {t('settings.chosen', { date: longDate(seoulDate(since), i18n.language) })}
        </p>
      )}
    </>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

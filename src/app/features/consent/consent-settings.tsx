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

/** The choices by purpose, to be made and changed at any time, from the foot of every page. Text: consent. */
export default function ConsentSettings({ open, onClose }: ConsentSettingsProps) {
  useConsentTexts();
  const { t } = useTranslation(['consent', 'common']);
  const { offered, again } = useOffered();
  const purposes = offered ? offeredPurposes(offered) : [];
  const common = { open, onClose, title: t('title'), closeLabel: t('common:close'), size: 'medium' } as const;
  if (purposes.length) return <Choosing key={String(open)} {...common} purposes={purposes} />;
  return (
    <Overlay {...common} topPosition="content">
      <div className={css.settings}>
        {offered === undefined && <SkeletonLines count={3} />}
        {offered === null && (
          <>
            <p role="status">{t('settings.unknown')}</p>
            <Button variant="secondary" onClick={again}>
              {t('settings.again')}
            </Button>
          </>
        )}
        {offered && (
          <>
            <p>{t('settings.none')}</p>
            <p className={css.lead}>{t('settings.noneText')}</p>
          </>
        )}
      </div>
    </Overlay>
  );
}

type ChoosingProps = Omit<Parameters<typeof Overlay>[0], 'children'> & { purposes: Purpose[] };

function Choosing({ purposes, onClose, ...overlay }: ChoosingProps) {
  const { t, i18n } = useTranslation('consent');
  const stored = useStoredConsent();
  const [changed, setChanged] = useState<Choices>({});
  const allowed = (purpose: Purpose) => changed[purpose] ?? stored?.choices[purpose] ?? false;
  const save = (of: (purpose: Purpose) => boolean) => {
    onClose();
    saveConsent(Object.fromEntries(purposes.map((purpose) => [purpose, of(purpose)])));
    toast.success(t('settings.saved'));
  };
  return (
    <Overlay
      {...overlay}
      onClose={onClose}
      footer={
        <div className={css.foot}>
          <div className={css.answers}>
            <Button variant="secondary" size="small" onClick={() => save(() => false)}>
              {t('necessary')}
            </Button>
            <Button variant="secondary" size="small" onClick={() => save(() => true)}>
              {t('all')}
            </Button>
          </div>
          <Button size="small" full onClick={() => save(allowed)}>
            {t('save')}
          </Button>
        </div>
      }
    >
      <div className={css.settings}>
        <p className={css.lead}>{t('settings.lead')}</p>
        <div className={css.necessary}>
          <strong>{t('settings.necessary')}</strong>
          <p className={css.small}>{t('settings.necessaryText')}</p>
        </div>
        <div className={css.purposes}>
          {purposes.map((purpose) => (
            <Checkbox
              key={purpose}
              className={css.purpose}
              label={<strong>{capital(t(`services.${purpose}`))}</strong>}
              help={t(`settings.${purpose}`)}
              checked={allowed(purpose)}
              onChange={(event) => setChanged({ ...changed, [purpose]: event.currentTarget.checked })}
            />
          ))}
        </div>
        {stored && (
          <p className={css.small}>
            {t('settings.chosen', { date: longDate(seoulDate(stored.at), i18n.language) })}
          </p>
        )}
      </div>
    </Overlay>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import type { BoardVersion } from '#contract/admin/boards.ts';
import { seoulMoment } from '#app/platform/i18n/format-instant.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { confirm } from '#app/ui/overlays/confirm.tsx';
import { fieldId } from './draft.ts';
import type { BoardWork } from './use-board-form.ts';
import * as css from '#app/admin/kit/form/pair.css.ts';

/** Lists the versions of a board. Each can be loaded into the form; the present text becomes a version when that is saved. Text: admin-community. */
export function Versions({ versions, work }: { versions: readonly BoardVersion[]; work: BoardWork }) {
  const { t, i18n } = useTranslation('admin-community');
  const [busy, setBusy] = useState<number | null>(null);
  if (versions.length === 0) return null;
  const goBack = async (version: BoardVersion) => {
    const agreed =
      !work.hasDraft ||
      (await confirm({
        title: t('versions.confirmTitle'),
        text: t('versions.confirmText'),
        confirmLabel: t('versions.bringBack'),
        cancelLabel: t('remove.cancel'),
      }));
    if (!agreed) return;
    setBusy(version.number);
    const isBack = await work.goBackTo(version);
    setBusy(null);
    if (!isBack) return;
    document.getElementById(fieldId('body.ko'))?.closest('form')?.scrollIntoView({ block: 'start' });
  };
  return (
    <section className={css.part} aria-label={t('versions.title')}>
      <h2 className={css.partTitle}>{t('versions.title')}</h2>
      <p className={css.soft}>{t('versions.text')}</p>
      <ul className={css.versions}>
        {versions.map((version) => (
          <li key={version.number} className={css.version}>
            <span className={css.name}>
              {localText(version.content.title, i18n.language)}
              <span className={css.soft}>
                {t('versions.number', { number: version.number })}
                {version.savedAt &&
                  ` · ${t('savedBy', { name: version.savedBy, moment: seoulMoment(version.savedAt, i18n.language) })}`}
              </span>
            </span>
            <Button
              variant="secondary"
              size="small"
              busy={busy === version.number}
              aria-label={t('versions.bringBackNamed', { number: version.number })}
              onClick={() => void goBack(version)}
            >
              {t('versions.bringBack')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

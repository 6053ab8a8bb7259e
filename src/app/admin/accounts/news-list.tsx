import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { seoulDate } from '#contract/rules/dates.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { useSaveFile } from '#app/admin/kit/load/use-save-file.ts';
import { newsRecipientsFile } from './queries.ts';
import * as css from './users.css.ts';

/** Downloads the members who agreed to news as a file for a mailing tool. The audit log records who did it. Text: admin-users. */
export function NewsList() {
  const { t } = useTranslation('admin-users');
  const online = useOnline();
  const { busy, save } = useSaveFile(t('news.failed'));
  const file = () => save(newsRecipientsFile, `news-${seoulDate(Date.now())}.csv`);
  return (
    <section className={css.news} aria-labelledby="news">
      <h2 id="news" className={css.newsTitle}>
        {t('news.title')}
      </h2>
      <p className={css.soft}>{t('news.lead')}</p>
      <div className={css.actions}>
        <Button variant="secondary" size="small" busy={busy} invalid={!online} onClick={() => void file()}>
          <Download size={18} />
          {t('news.action')}
        </Button>
      </div>
    </section>
  );
}

import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { BoardType } from '#contract/boards.ts';
import { tabLink, tabList } from '#app/ui/controls/tabs.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import { boardTypes } from './search.ts';

export function BoardFilter({ boardType }: { boardType: BoardType | 'ALL' }) {
  const { t } = useTranslation('community');
  return (
    <Content>
      <nav aria-label={t('types')} className={tabList}>
        {(['ALL', ...boardTypes] as const).map((type) => (
          <Link
            key={type}
            to="/community"
            search={type === 'ALL' ? {} : { boardType: type }}
            resetScroll={false}
            activeOptions={{ exact: true, includeSearch: true }}
            activeProps={{}}
            data-status={type === boardType ? 'active' : 'other'}
            aria-current={type === boardType ? 'page' : undefined}
            className={tabLink}
          >
            {t(`type.${type}`)}
          </Link>
        ))}
      </nav>
    </Content>
  );
}

import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Content } from '#app/ui/page.tsx';
import { tabLink, tabList } from '#app/ui/tabs.tsx';
import type { BoardType } from '#contract/boards.ts';
import { boardTypes } from './search.ts';

/** The kinds of stories; the choice stands in the address. */
export function LoungeFilter({ boardType }: { boardType: BoardType | 'ALL' }) {
  const { t } = useTranslation('lounge');
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

import { createFileRoute, Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BoardForm } from '#app/features/admin/boards/board-form.tsx';
import { BoardPreview } from '#app/features/admin/boards/board-preview.tsx';
import { newBoard, shownOf } from '#app/features/admin/boards/draft.ts';
import { BoardArticle } from '#app/features/boards/board-article.tsx';
import { Title } from '#app/features/brand/title.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import * as css from '#app/features/admin/admin-detail.css.ts';

export const Route = createFileRoute('/_admin-area/admin/community/new')({
  staticData: {
    texts: ['admin', 'admin-community', 'admin-files', 'community', 'errors'],
    menu: '/admin/community',
  },
  component: NewBoardScreen,
});

function NewBoardScreen() {
  const { t } = useTranslation('admin-community');
  const navigate = Route.useNavigate();
  return (
    <Content width="full" className={css.page}>
      <Title>{t('form.add')}</Title>
      <Link to="/admin/community" activeOptions={{ exact: true }} className={css.back}>
        <ChevronLeft size={20} />
        {t('title')}
      </Link>
      <h1 className={css.title}>{t('form.add')}</h1>
      <BoardForm
        board={newBoard}
        onSaved={({ id }) => void navigate({ to: '/admin/community/$id', params: { id }, replace: true })}
        preview={(draft, publishedAt) => (
          <BoardPreview
            draft={draft}
            article={(content, language) => (
              <BoardArticle
                board={{ ...shownOf(draft, publishedAt), content }}
                language={language}
                level={2}
              />
            )}
          />
        )}
      />
    </Content>
  );
}

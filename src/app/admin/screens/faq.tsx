import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FaqGroups } from '#app/admin/faqs/faq-groups.tsx';
import { faqGroups } from '#app/admin/faqs/queries.ts';
import { NotLoaded } from '#app/admin/kit/load/not-loaded.tsx';
import { useLastLoaded } from '#app/admin/kit/load/use-last-loaded.ts';
import { Title } from '#app/features/brand/title.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import * as css from './list/list.css.ts';

export const Route = createFileRoute('/_admin-area/admin/faq')({
  // An earlier answer lacks the changes since.
  staleTime: 0,
  preloadStaleTime: 0,
  gcTime: 0,
  staticData: { texts: ['admin', 'admin-faq', 'errors'], menu: '/admin/faq' },
  loader: () => faqGroups(),
  component: FaqScreen,
});

function FaqScreen() {
  const { t } = useTranslation('admin-faq');
  const found = useLastLoaded('faq', Route.useLoaderData(), (loaded) => loaded);
  const router = useRouter();
  return (
    <Content className={css.page}>
      <Title>{t('title')}</Title>
      <div>
        <h1 className={css.title}>{t('title')}</h1>
        <p className={css.lead}>{t('lead')}</p>
      </div>
      {found.ok ? (
        <>
          {found.value.length === 0 && <EmptyState title={t('empty')} />}
          <FaqGroups
            groups={found.value}
            onChanged={() => router.invalidate({ sync: true })}
            publicLink={(slug, className) => (
              // A page of its own: the application of visitors is another one.
              <a href={`/faq#q-${slug}`} target="_blank" rel="noreferrer" className={className}>
                {`/faq#q-${slug}`}
              </a>
            )}
          />
        </>
      ) : (
        <NotLoaded problem={found.problem} failed={t('failed')} retry={t('retry')} />
      )}
    </Content>
  );
}

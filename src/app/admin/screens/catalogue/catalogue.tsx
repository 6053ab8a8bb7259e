import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BackLink } from '#app/admin/kit/detail/back-link.tsx';
import { ExportButtons } from '#app/admin/catalogue/export-buttons.tsx';
import { ImportForm } from '#app/admin/catalogue/import-form.tsx';
import { Title } from '#app/features/brand/title.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import * as css from '#app/admin/kit/detail/admin-detail.css.ts';
import { Part } from '#app/admin/kit/detail/part.tsx';

export const Route = createFileRoute('/_admin-area/admin/catalogue')({
  staticData: { texts: ['admin', 'admin-catalogue'], menu: '/admin/houses' },
  component: CatalogueScreen,
});

function CatalogueScreen() {
  const { t } = useTranslation('admin-catalogue');
  return (
    <Content className={css.page}>
      <BackLink to="/admin/houses">{t('back')}</BackLink>
      <header className={css.head}>
        <Title>{t('title')}</Title>
        <h1 className={css.title}>{t('title')}</h1>
      </header>
      <Part id="export" title={t('export.title')}>
        <p className={css.soft}>{t('export.lead')}</p>
        <ExportButtons />
      </Part>
      <Part id="import" title={t('import.title')}>
        <p className={css.soft}>{t('import.lead')}</p>
        <ImportForm />
      </Part>
    </Content>
  );
}

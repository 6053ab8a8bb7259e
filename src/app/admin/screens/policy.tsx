import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { RefundTables } from '#app/features/brand/refund-tables.tsx';
import { Title } from '#app/features/brand/title.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import * as css from '#app/admin/kit/detail/admin-detail.css.ts';
import { Part } from '#app/admin/kit/detail/part.tsx';

export const Route = createFileRoute('/_admin-area/admin/policy')({
  staticData: { texts: ['admin', 'admin-policy', 'refund'], menu: '/admin/policy' },
  component: PolicyScreen,
});

/**
 * The refund policies that apply to reservations made today, and the natural-disaster guideline, which is more lenient
 * (docs/specification.md#cancellation-and-refunds).
 */
function PolicyScreen() {
  const { t } = useTranslation('admin-policy');
  return (
    <Content className={css.page}>
      <header className={css.head}>
        <Title>{t('title')}</Title>
        <h1 className={css.title}>{t('title')}</h1>
        <p className={css.soft}>{t('lead')}</p>
      </header>
      <Part id="refunds" title={t('refunds.title')}>
        <RefundTables />
        <p>{t('refunds.override')}</p>
      </Part>
      <Part id="disaster" title={t('disaster.title')}>
        <p>{t('disaster.policy')}</p>
        <p>{t('disaster.guideline')}</p>
        <p>{t('disaster.advice')}</p>
      </Part>
    </Content>
  );
}

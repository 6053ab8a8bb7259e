import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { RefundTables } from '#app/features/brand/refund-tables.tsx';
import { Title } from '#app/features/brand/title.tsx';
import { Content } from '#app/ui/layout/page.tsx';
import * as css from '#app/admin/kit/detail/admin-detail.css.ts';

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
      <section className={css.part} aria-labelledby="refunds">
        <h2 id="refunds" className={css.partTitle}>
          {t('refunds.title')}
        </h2>
        <RefundTables />
        <p>{t('refunds.override')}</p>
      </section>
      <section className={css.part} aria-labelledby="disaster">
        <h2 id="disaster" className={css.partTitle}>
          {t('disaster.title')}
        </h2>
        <p>{t('disaster.policy')}</p>
        <p>{t('disaster.guideline')}</p>
        <p>{t('disaster.advice')}</p>
      </section>
    </Content>
  );
}

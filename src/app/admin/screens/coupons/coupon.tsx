import { createFileRoute, linkOptions, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AdminCoupon } from '#contract/admin/pricing/coupons.ts';
import { CouponForm } from '#app/admin/coupons/coupon-form.tsx';
import { CouponTerms, CouponUses } from '#app/admin/coupons/coupon-facts.tsx';
import { CouponBadge } from '#app/admin/coupons/coupon-table.tsx';
import { EndButton } from '#app/admin/coupons/end-button.tsx';
import { blankCoupon } from '#app/admin/coupons/model.ts';
import { coupon } from '#app/admin/coupons/queries.ts';
import { DetailPage } from '#app/admin/kit/detail/detail-page.tsx';
import { Part } from '#app/admin/kit/detail/part.tsx';
import { lastSearch } from '#app/admin/kit/list/last-search.ts';
import { parseCouponSearch } from '#app/admin/coupons/search-params.ts';
import { houseNames, type HouseName } from '#app/admin/kit/load/house-names.ts';
import { auditLogOf } from '#app/admin/audit-log/queries.ts';
import { Title } from '#app/features/brand/title.tsx';
import { dayOf } from '#app/platform/i18n/format-instant.ts';
import * as css from '#app/admin/kit/detail/admin-detail.css.ts';
import { AuditLogPart, type AuditLogPartProps } from '../detail/audit-log-part.tsx';

const NEW = 'new';

export const Route = createFileRoute('/_admin-area/admin/coupons/$code')({
  // Uses are counted as they are now.
  staleTime: 0,
  preloadStaleTime: 0,
  gcTime: 0,
  staticData: {
    texts: ['admin', 'admin-coupons', 'admin-audit-log', 'errors', 'part-errors'],
    menu: '/admin/coupons',
  },
  loader: async ({ params: { code } }) => {
    const isNew = code === NEW;
    const [found, houses, auditLog] = await Promise.all([
      isNew ? { ok: true as const, value: blankCoupon } : coupon(code),
      houseNames(),
      isNew ? null : auditLogOf('coupon', code),
    ]);
    return { found, houses, auditLog };
  },
  component: CouponScreen,
});

function CouponScreen() {
  const { t } = useTranslation('admin-coupons');
  const { code } = Route.useParams();
  return (
    <DetailPage
      id={code}
      loaded={Route.useLoaderData()}
      outcomeOf={({ found }) => found}
      back={linkOptions({
        to: '/admin/coupons',
        search: lastSearch('admin-coupons', parseCouponSearch),
        children: t('title'),
      })}
      heading={t('detailTitle')}
      notFound={t('notFound')}
      failed={t('failed')}
      retry={t('retry')}
    >
      {(shown, { houses, auditLog }) =>
        shown.code ? (
          <Details key={shown.code} shown={shown} houses={houses} auditLog={auditLog} />
        ) : (
          <NewCoupon blank={shown} houses={houses} />
        )
      }
    </DetailPage>
  );
}

type NewCouponProps = { blank: AdminCoupon; houses: readonly HouseName[] };

function NewCoupon({ blank, houses }: NewCouponProps) {
  const { t } = useTranslation('admin-coupons');
  const navigate = Route.useNavigate();
  return (
    <>
      <header className={css.head}>
        <Title>{t('add')}</Title>
        <h1 className={css.title}>{t('add')}</h1>
      </header>
      <section className={css.part} aria-label={t('add')}>
        <CouponForm
          coupon={blank}
          houses={houses}
          onSaved={(code) => void navigate({ to: '/admin/coupons/$code', params: { code }, replace: true })}
        />
      </section>
    </>
  );
}

type DetailsProps = {
  shown: AdminCoupon;
  houses: readonly HouseName[];
  auditLog: AuditLogPartProps['found'] | null;
};

function Details({ shown, houses, auditLog }: DetailsProps) {
  const { t, i18n } = useTranslation('admin-coupons');
  const router = useRouter();
  const refresh = () => void router.invalidate();
  const made = t('madeOn', { day: dayOf(shown.createdAt, i18n.language) });
  return (
    <>
      <header className={css.head}>
        <Title>{shown.code}</Title>
        <CouponBadge state={shown.state} />
        <h1 className={css.title}>{shown.code}</h1>
        <p className={css.soft}>
          {shown.endedAt ? `${made} · ${t('endedOn', { day: dayOf(shown.endedAt, i18n.language) })}` : made}
        </p>
        {shown.state !== 'over' && (
          <div>
            <EndButton coupon={shown} onDone={refresh} />
          </div>
        )}
      </header>
      <div className={css.columns}>
        <div className={css.column}>
          <Part id="terms" title={t('terms')}>
            {shown.changeable ? (
              <CouponForm coupon={shown} houses={houses} onSaved={refresh} />
            ) : (
              <>
                {shown.endedAt === null && <p className={css.soft}>{t('fixed')}</p>}
                <CouponTerms coupon={shown} houses={houses} />
              </>
            )}
          </Part>
        </div>
        <div className={css.column}>
          <Part id="uses" title={t('given')}>
            <CouponUses coupon={shown} />
          </Part>
          {auditLog && (
            <AuditLogPart found={auditLog} title={t('trail')} subject="coupon" subjectId={shown.code} />
          )}
        </div>
      </div>
    </>
  );
}

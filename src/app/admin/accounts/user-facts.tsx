import { useTranslation } from 'react-i18next';
import type { AdminUser } from '#contract/admin/accounts.ts';
import { dayOf } from '#app/platform/i18n/format-instant.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import * as css from '#app/admin/kit/detail/facts.css.ts';

export function UserFacts({ user }: { user: AdminUser }) {
  const { t, i18n } = useTranslation('admin-users');
  const yes = (is: boolean) => (is ? t('yes') : t('no'));
  const phone = `${user.phoneCountry} ${user.phone}`;
  const ways = [user.hasPassword && t('way.password'), user.google && t('way.google')].filter(Boolean);
  return (
    <dl className={css.facts}>
      <dt className={css.term}>{t('column.email')}</dt>
      <dd className={css.fact}>
        <a href={`mailto:${user.email}`}>{user.email}</a>
        <br />
        {user.emailConfirmed ? t('confirmed') : t('unconfirmed')}
        {user.pendingEmail && (
          <>
            <br />
            {t('pending', { email: user.pendingEmail })}
          </>
        )}
      </dd>
      <dt className={css.term}>{t('column.phone')}</dt>
      <dd className={css.fact}>
        {user.phone ? <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a> : t('none')}
      </dd>
      <dt className={css.term}>{t('birthDate')}</dt>
      <dd>{user.birthDate ? plainDate(user.birthDate, i18n.language) : t('none')}</dd>
      <dt className={css.term}>{t('language')}</dt>
      <dd>{t(`languageName.${user.language}`)}</dd>
      <dt className={css.term}>{t('ways')}</dt>
      <dd>{ways.length > 0 ? ways.join(', ') : t('none')}</dd>
      <dt className={css.term}>{t('consent.receipt')}</dt>
      <dd>{yes(user.notifications.receipt)}</dd>
      <dt className={css.term}>{t('consent.marketing')}</dt>
      <dd>{yes(user.notifications.marketing)}</dd>
      <dt className={css.term}>{t('column.joined')}</dt>
      <dd>{dayOf(user.createdAt, i18n.language)}</dd>
    </dl>
  );
}

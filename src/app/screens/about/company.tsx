import { useTranslation } from 'react-i18next';
import { LazyMessengers } from '#app/features/brand/lazy-messengers.tsx';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Heading } from '#app/ui/layout/page.tsx';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { brand } from '#contract/brand.ts';
import * as css from './about.css.ts';

export function Company() {
  const { t, i18n } = useTranslation(['about', 'common']);
  const own = (text: { ko: string; en: string }) => localText(text, i18n.language);
  const { operator } = brand;
  const facts = [
    { name: t('name'), fact: own(operator.name) },
    { name: t('representative'), fact: own(operator.representative) },
    { name: t('registration'), fact: operator.registrationNumber },
    { name: t('address'), fact: own(operator.address) },
    { name: t('phone'), fact: <a href={`tel:${brand.phone}`}>{brand.phone}</a> },
    { name: t('email'), fact: <a href={`mailto:${brand.email}`}>{brand.email}</a> },
  ];
  return (
    <>
      <Heading
        title={t('company')}
        action={
          <a href={brand.hiring} target="_blank" rel="noopener">
            {t('hiring')}
            <VisuallyHidden>{` ${t('common:newWindow')}`}</VisuallyHidden>
          </a>
        }
      />
      <LazyMessengers />
      <dl className={css.company}>
        {facts.map(({ name, fact }) => (
          <div key={name} className={css.fact}>
            <dt className={css.factName}>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

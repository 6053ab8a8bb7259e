import './texts.ts';
import { useTranslation } from 'react-i18next';
import { Heading } from '#app/ui/layout/page.tsx';
import { ConsultationForm } from './consultation-form.tsx';

/** The part of a page where building owners ask to be called back. */
export default function Request() {
  const { t } = useTranslation('consultation');
  return (
    <>
      <Heading title={t('title')} lead={t('lead')} />
      <ConsultationForm />
    </>
  );
}

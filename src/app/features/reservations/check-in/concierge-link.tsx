import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { brand } from '#contract/brand.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { cx } from '#app/ui/theme/cx.ts';
import * as css from '../reservation.css.ts';

export function ConciergeLink() {
  const { t } = useTranslation('mypage');
  return (
    <a
      href={`tel:${brand.concierge}`}
      className={cx(buttonClass({ variant: 'secondary', size: 'small' }), css.withIcon)}
    >
      <Phone size={20} />
      {t('checkIn.concierge', { number: brand.conciergeShown })}
    </a>
  );
}

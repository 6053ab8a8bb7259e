import { Headset, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Messengers } from '#app/features/brand/messengers.tsx';
import { LazyHost } from '#app/features/staff/lazy-staff.tsx';
import { localText } from '#app/platform/i18n/i18n.ts';
import { Overlay } from '#app/ui/overlays/overlay.tsx';
import { brand } from '#contract/brand.ts';
import * as css from './concierge-overlay.css.ts';

export default function ConciergeOverlay({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t, i18n } = useTranslation(['concierge', 'common']);
  return (
    <Overlay
      open={open}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('common:close')}
      size="small"
      topPosition="content"
    >
      <p className={css.lead}>{t('lead')}</p>
      <ul className={css.ways}>
        <Way
          href={`tel:${brand.concierge}`}
          icon={<Headset size={22} />}
          does={t('call')}
          detail={brand.conciergeShown}
          hours={t('callHours')}
        />
        <Way
          href={`tel:${brand.phone}`}
          icon={<Phone size={22} />}
          does={t('office')}
          detail={brand.phone}
          hours={t('officeHours', { hours: localText(brand.officeHours, i18n.language) })}
        />
        <Way
          href={`mailto:${brand.email}`}
          icon={<Mail size={22} />}
          does={t('mail')}
          detail={brand.email}
          hours={t('mailHours')}
        />
      </ul>
      <Messengers />
      <LazyHost frame={(_, part) => <div className={css.person}>{part}</div>} />
    </Overlay>
  );
}

type WayProps = { href: string; icon: ReactNode; does: string; detail: string; hours: string };

function Way({ href, icon, does, detail, hours }: WayProps) {
  return (
    <li>
      <a href={href} className={css.way}>
        <span className={css.icon}>{icon}</span>
        <span className={css.words}>
          <strong>{does}</strong>
          <span>{detail}</span>
          <span className={css.hours}>{hours}</span>
        </span>
      </a>
    </li>
  );
}

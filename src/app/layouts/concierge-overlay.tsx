import { Headset, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Overlay } from '#app/ui/overlay.tsx';
import { brand } from '#contract/brand.ts';
import * as css from './concierge-overlay.css.ts';

/** Every way to reach a person, where no live-chat service is configured. */
export default function ConciergeOverlay({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Overlay
      open={open}
      onClose={onClose}
      title={t('concierge.title')}
      closeLabel={t('close')}
      size="small"
      topPosition="content"
    >
      <p className={css.lead}>{t('concierge.lead')}</p>
      <ul className={css.ways}>
        <Way
          href={`tel:${brand.concierge}`}
          icon={<Headset size={22} />}
          does={t('concierge.call')}
          detail={brand.conciergeShown}
          hours={t('concierge.callHours')}
        />
        <Way
          href={`tel:${brand.phone}`}
          icon={<Phone size={22} />}
          does={t('concierge.office')}
          detail={brand.phone}
          hours={t('concierge.officeHours')}
        />
        <Way
          href={`mailto:${brand.email}`}
          icon={<Mail size={22} />}
          does={t('concierge.mail')}
          detail={brand.email}
          hours={t('concierge.mailHours')}
        />
      </ul>
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

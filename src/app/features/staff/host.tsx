import { Phone } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HouseHost } from '#contract/contacts/staff.ts';
import { brand } from '#contract/brand.ts';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Person } from './person.tsx';
import { answering } from './queries.ts';
import { useStaffTexts } from './texts.ts';
import * as css from './staff.css.ts';

export { residentStyle } from '#app/platform/browser/resident-style.ts';

export interface HostProps {
  /** Without a house: the first of the team. */
  houseId?: string | undefined;
  /** Stands beside the call; without, the screen has the ways to reach us itself. */
  messengers?: ReactNode;
  /** Sets the part into its screen, under a title that fits it. */
  frame: (title: string, part: ReactNode) => ReactNode;
}

/** The person who answers for a house, and the ways to reach us. Without a person only the ways remain. Text: staff. */
export function Host({ houseId, messengers, frame }: HostProps) {
  useStaffTexts();
  const { t } = useTranslation('staff');
  const [host, setHost] = useState<HouseHost | null>();
  useEffect(() => {
    let gone = false;
    void answering(houseId).then((found) => !gone && setHost(found));
    return () => {
      gone = true;
    };
  }, [houseId]);
  if (host === undefined) return null;
  return frame(
    t(host?.isHost ? 'host' : 'answering'),
    <div className={css.host}>
      {host && <Person person={host} />}
      {messengers && (
        <div className={css.ways}>
          <a href={`tel:${brand.concierge}`} className={buttonClass({ variant: 'secondary', size: 'small' })}>
            <span className={css.way}>
              <Phone size={18} aria-hidden="true" />
              {t('call', { number: brand.conciergeShown })}
            </span>
          </a>
          {messengers}
        </div>
      )}
    </div>,
  );
}

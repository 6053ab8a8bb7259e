import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HouseDoorCode } from '#contract/admin/calendars/door-codes.ts';
import { dateRange } from '#app/platform/i18n/format.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Badge } from '#app/ui/data/badge.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { confirm } from '#app/ui/overlays/confirm.tsx';
import { keepFocus } from '#app/admin/kit/load/keep-focus.ts';
import * as css from '#app/admin/kit/load/parts.css.ts';
import { warn } from '#app/admin/kit/load/warn.ts';
import { CodeForm } from './code-form.tsx';
import type { CodesPart } from './codes-part.ts';
import { changeDoorCode } from './queries.ts';

type ReservationCode = HouseDoorCode['stays'][number];

export function ReservationCodes({ codes, onLoaded }: CodesPart) {
  const { t } = useTranslation('admin-door-codes');
  const heading = useId();
  const place = useRef<HTMLDivElement>(null);
  const [changing, setChanging] = useState<string | null>(null);
  const reservation = codes.stays.find(({ reservationId }) => reservationId === changing);
  const close = () => {
    setChanging(null);
    keepFocus(place.current);
  };
  const remove = async ({ reservationId }: ReservationCode) => {
    const agreed = await confirm({
      title: t('removeTitle'),
      text: t('removeText'),
      confirmLabel: t('removeYes'),
      cancelLabel: t('cancel'),
      danger: true,
    });
    if (!agreed) return;
    const outcome = await changeDoorCode(codes, reservationId, null, true);
    if (outcome.ok) toast.success(t('saved'));
    else warn(outcome.problem, t('actionFailed'));
    await onLoaded();
    keepFocus(place.current);
  };
  return (
    <div ref={place} role="group" aria-labelledby={heading} tabIndex={-1} className={css.section}>
      <h3 id={heading} className={css.subtitle}>
        {t('stays')}
      </h3>
      <p className={css.soft}>{t(codes.stays.length > 0 ? 'staysLead' : 'noStays')}</p>
      {codes.stays.length > 0 && (
        <ul className={css.list} aria-labelledby={heading}>
          {codes.stays.map((each) => (
            <Item
              key={each.reservationId}
              reservation={each}
              onSet={() => setChanging(each.reservationId)}
              onRemove={() => void remove(each)}
            />
          ))}
        </ul>
      )}
      {reservation && (
        <CodeForm
          key={reservation.reservationId}
          codes={codes}
          reservation={reservation}
          onSaved={async () => {
            await onLoaded();
            close();
          }}
          onStale={onLoaded}
          onCancel={close}
        />
      )}
    </div>
  );
}

function Item({
  reservation,
  onSet,
  onRemove,
}: {
  reservation: ReservationCode;
  onSet: () => void;
  onRemove: () => void;
}) {
  const { t, i18n } = useTranslation('admin-door-codes');
  const { code, memberName, checkIn, checkOut, hasOwn, isTold } = reservation;
  return (
    <li className={css.row}>
      <div className={css.main}>
        <span className={css.name}>
          {memberName ?? t('noMember')}
          <Badge tone={hasOwn ? 'brand' : 'neutral'}>{t(hasOwn ? 'own' : 'ofHouse')}</Badge>
          {isTold && <Badge tone="outline">{t('told')}</Badge>}
        </span>
        <span className={css.soft}>
          {code} · {dateRange(checkIn, checkOut, i18n.language)}
        </span>
      </div>
      <Button variant="secondary" size="small" aria-label={t('setOwnOf', { code })} onClick={onSet}>
        {t('setOwn')}
      </Button>
      {hasOwn && (
        <Button variant="quiet" size="small" aria-label={t('removeOwnOf', { code })} onClick={onRemove}>
          {t('removeOwn')}
        </Button>
      )}
    </li>
  );
}

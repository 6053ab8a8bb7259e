import { useCallback, useEffect, useRef, useState } from 'react';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { LoadedParts } from '#app/admin/kit/load/loaded-parts.tsx';
import { useLoaded } from '#app/admin/kit/load/use-loaded.ts';
import { keepFocus } from '#app/admin/kit/load/keep-focus.ts';
import * as css from '#app/admin/kit/load/parts.css.ts';
import { warn } from '#app/admin/kit/load/warn.ts';
import { CodeForm } from './code-form.tsx';
import { readDoorCode, doorCodeOf } from './queries.ts';
import type { CodesPart } from './codes-part.ts';
import { ReservationCodes } from './reservation-codes.tsx';

/** Seconds that a door code stays visible. */
const SHOWN_SECONDS = 30;

export interface DoorCodesProps {
  houseId: string;
  /** Called after anything that adds an entry to the audit log. */
  onChanged: () => void;
}

/**
 * The door code of a house: hidden, shown on request with an audit entry, and changed; also the codes of single reservations. Text: admin-door-codes,
 * errors.
 */
export function DoorCodes({ houseId, onChanged }: DoorCodesProps) {
  const { t } = useTranslation('admin-door-codes');
  const [found, load] = useLoaded(useCallback(() => doorCodeOf(houseId), [houseId]));
  const onLoaded = async () => {
    await load();
    onChanged();
  };
  return (
    <LoadedParts
      found={found}
      again={load}
      words={{ loading: t('loading'), failed: t('failed'), retry: t('retry') }}
    >
      {(codes) => (
        <>
          <HouseCode codes={codes} onLoaded={onLoaded} onRead={onChanged} />
          <ReservationCodes codes={codes} onLoaded={onLoaded} />
        </>
      )}
    </LoadedParts>
  );
}

function HouseCode({ codes, onLoaded, onRead }: CodesPart & { onRead: () => void }) {
  const { t } = useTranslation('admin-door-codes');
  const place = useRef<HTMLDivElement>(null);
  const [changing, setChanging] = useState(false);
  const shown = useShownCode(codes.houseId, onRead);
  const close = () => {
    setChanging(false);
    keepFocus(place.current);
  };
  return (
    <div ref={place} tabIndex={-1} className={css.section}>
      <p role="status" className={css.name}>
        {t('house')}: {codes.hasCode ? (shown.code ?? t('masked')) : t('none')}
      </p>
      {codes.hasCode && <p className={css.soft}>{t('note', { seconds: SHOWN_SECONDS })}</p>}
      {changing ? (
        <CodeForm
          codes={codes}
          reservation={null}
          onSaved={async () => {
            shown.hide();
            await onLoaded();
            close();
          }}
          onStale={onLoaded}
          onCancel={close}
        />
      ) : (
        <div className={css.actions}>
          {codes.hasCode && (
            <Button variant="secondary" size="small" busy={shown.busy} onClick={() => void shown.toggle()}>
              <KeyRound size={18} />
              {t(shown.code === null ? 'show' : 'hide')}
            </Button>
          )}
          <Button variant="secondary" size="small" onClick={() => setChanging(true)}>
            {t(codes.hasCode ? 'change' : 'set')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Holds the code while it is visible. */
function useShownCode(houseId: string, onRead: () => void) {
  const { t } = useTranslation('admin-door-codes');
  const [code, setCode] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (code === null) return;
    const timer = setTimeout(() => setCode(null), SHOWN_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [code]);
  const toggle = async () => {
    if (code !== null) return setCode(null);
    setBusy(true);
    const outcome = await readDoorCode(houseId);
    setBusy(false);
    if (!outcome.ok) return warn(outcome.problem, t('readFailed'));
    setCode(outcome.value.doorCode);
    onRead();
  };
  return { code, busy, toggle, hide: () => setCode(null) };
}

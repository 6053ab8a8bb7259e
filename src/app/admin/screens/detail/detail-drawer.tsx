import { Link } from '@tanstack/react-router';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Maximize2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { buttonClass } from '#app/ui/controls/button-class.ts';
import { Spinner } from '#app/ui/feedback/spinner.tsx';
import { openerNow } from '#app/ui/overlays/overlay-page.ts';
import { NotLoaded } from '#app/admin/kit/load/not-loaded.tsx';
import { useLastLoaded } from '#app/admin/kit/load/use-last-loaded.ts';
import { Details, type DetailsProps } from './details.tsx';
import { loadDetails, type LoadedDetails } from './load-details.ts';
import * as css from './detail-drawer.css.ts';

export interface DetailDrawerProps {
  id: string;
  onClose: () => void;
  onChanged: () => Promise<unknown>;
}

/**
 * A reservation beside the list or week view from which it was opened; both stay usable. Escape closes it and returns the focus. Text: as {@link
 * Details}.
 */
export function DetailDrawer({ id, onClose, onChanged }: DetailDrawerProps) {
  const { t } = useTranslation('admin-reservations');
  const [answer, setAnswer] = useState<{ of: string; found: LoadedDetails } | null>(null);
  const wanted = useRef(id);
  const load = useCallback(async () => {
    wanted.current = id;
    const found = await loadDetails(id);
    if (wanted.current === id) setAnswer({ of: id, found });
  }, [id]);
  // Nothing of another reservation stays in sight: its actions would be taken for those of this one.
  const found = answer?.of === id ? answer.found : null;
  const loaded = useLastLoaded(id, found, (details) => details?.detail ?? null);
  useEffect(() => void load(), [load]);
  const panel = useDrawer(id, onClose);
  const refresh = () => Promise.all([load(), onChanged()]);
  return (
    <aside ref={panel} className={css.drawer} aria-label={t('detailTitle')} tabIndex={-1}>
      <div className={css.head}>
        <Link
          to="/admin/reservations/$id"
          params={{ id }}
          className={buttonClass({ variant: 'quiet', size: 'small' })}
        >
          <Maximize2 size={18} />
          {t('drawer.page')}
        </Link>
        <IconButton label={t('drawer.close')} onClick={onClose}>
          <X size={22} />
        </IconButton>
      </div>
      <div className={css.body}>
        <Body loaded={loaded} refresh={refresh} onRetry={() => void load()} />
      </div>
    </aside>
  );
}

type BodyProps = Pick<DetailsProps, 'refresh'> & {
  loaded: LoadedDetails | null;
  onRetry: () => void;
};

function Body({ loaded, refresh, onRetry }: BodyProps) {
  const { t } = useTranslation('admin-reservations');
  if (!loaded)
    return (
      <p role="status">
        <Spinner /> {t('drawer.loading')}
      </p>
    );
  const { detail, ...rest } = loaded;
  if (detail.ok) {
    const { value } = detail;
    return <Details key={value.id} {...rest} reservation={value} refresh={refresh} narrow />;
  }
  return (
    <NotLoaded
      problem={detail.problem}
      notFound={t('notFound')}
      failed={t('lookupFailed')}
      retry={t('retry')}
      onRetry={onRetry}
    />
  );
}

/** Takes the focus and returns it on close. Escape closes the drawer unless a dialog above it handles the key. */
function useDrawer(id: string, onClose: () => void) {
  const panel = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const own = panel.current;
    const opener = openerNow();
    const link = `main a[href="/admin/reservations/${id}"]`;
    own?.focus({ preventScroll: true });
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || own?.closest('[inert]')) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
      const held = document.activeElement;
      if (held && held !== document.body && !own?.contains(held)) return;
      // The row may have been drawn anew meanwhile: the link to the same thing is the same place.
      const again = opener?.isConnected && opener !== document.body ? opener : document.querySelector(link);
      const target = again ?? document.querySelector('main h1');
      if (target instanceof HTMLElement) requestAnimationFrame(() => target.focus({ preventScroll: true }));
    };
  }, [id]);
  return panel;
}

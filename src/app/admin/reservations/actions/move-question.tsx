import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminReservationDetail } from '#contract/admin/reservations.ts';
import type { Result } from '#app/platform/api/result.ts';
import { dateRange } from '#app/platform/i18n/format.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { LoadingOverlay } from '#app/ui/feedback/loading-overlay.tsx';
import { Overlay } from '#app/ui/overlays/overlay.tsx';
import { reservationDetail } from '../queries.ts';
import { MoveDialog } from './move-dialog.tsx';
import { previewMove } from './queries.ts';

export interface MoveQuestionProps {
  id: string;
  /** Id of the house that is chosen at first; null if none is chosen yet. */
  houseId: string | null;
  onMoved: () => void;
  onStale: () => void;
}

type Found = { reservation: AdminReservationDetail } | { refused: string };

/** Loads a reservation by id and asks for its move, or says why it cannot be moved. Text: admin-actions, admin-reservations, errors. */
export function MoveQuestion({ id, houseId, onMoved, onStale }: MoveQuestionProps) {
  const { t, i18n } = useTranslation(['admin-actions', 'admin-reservations']);
  const subjectOf = ({ memberName, checkIn, checkOut, listingName }: AdminReservationDetail) =>
    [
      memberName ?? t('admin-reservations:deletedMember'),
      localText(listingName, i18n.language),
      dateRange(checkIn, checkOut, i18n.language),
    ].join(' · ');
  const [found, setFound] = useState<Found | null>(null);
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  const ask = useEffectEvent(() => movable(id, houseId, t('move.failed')));
  useEffect(() => void ask().then(setFound), []);
  return (
    <>
      <LoadingOverlay active={!found} label={t('admin-reservations:drawer.loading')} />
      {found && 'reservation' in found && (
        <MoveDialog
          reservation={found.reservation}
          houseId={houseId}
          subject={subjectOf(found.reservation)}
          open={open}
          onClose={close}
          onDone={() => {
            close();
            onMoved();
          }}
          onStale={onStale}
        />
      )}
      {found && 'refused' in found && (
        <Overlay open={open} onClose={close} title={t('move.title')} closeLabel={t('close')} size="small">
          <p>{found.refused}</p>
        </Overlay>
      )}
    </>
  );
}

/** Loads a reservation that can be moved, or the host's sentence why it cannot; `failed` if the host sent none. */
async function movable(id: string, houseId: string | null, failed: string): Promise<Found> {
  const detail = await reservationDetail(id);
  const refused = (result: Result<unknown>) => ({
    refused: (!result.ok && result.problem.message) || failed,
  });
  if (!detail.ok) return refused(detail);
  const { value } = detail;
  if (value.actions.includes('move')) return { reservation: value };
  return refused(await previewMove(id, houseId ?? value.houseId));
}

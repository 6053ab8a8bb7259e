import { Ban, Check } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminReservation } from '#contract/admin/reservations.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { toast } from '#app/ui/feedback/toast.ts';
import { offsetsOf } from '../model.ts';
import type { Line } from '../rows.ts';
import { useDragScroll, type Press } from '../scroll/use-drag-scroll.ts';
import { heightsOf } from '../use-grid-size.ts';
import { houseAt, isMovable, scrollOn, standingOf, reservationAt, type OverRow } from './lift.ts';
import { useLongPress } from './use-long-press.ts';
import * as css from './bar-moves.css.ts';

export type AskMove = (reservationId: string, houseId: string | null) => void;

type BarMovesProps = {
  scroller: RefObject<HTMLElement | null>;
  corner: RefObject<HTMLElement | null>;
  lines: readonly Line[];
  /** The height of a row, CSS pixels. */
  row: number;
  onMove: AskMove;
};

type DraggedBar = {
  reservation: AdminReservation;
  looks: string;
  words: string;
  left: number;
  width: number;
  view: { left: number; width: number };
  over: OverRow | null;
};

/**
 * Moves bars to other houses by dragging them up or down with a mouse, or by a long press on touch screens. What is drawn here is only visual;
 * keyboard users move a reservation on its page.
 */
export function BarMoves({ scroller, corner, lines, row, onMove }: BarMovesProps) {
  const { t } = useTranslation('admin-week');
  const layer = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<DraggedBar | null>(null);

  const ask = (bar: HTMLElement, ...move: Parameters<AskMove>) => {
    // The focus comes back to it from the question; not every browser gives it to a link that is pressed.
    bar.focus({ preventScroll: true });
    onMove(...move);
  };
  const lift = ({ target, y }: Press) => {
    const bar = target.closest<HTMLAnchorElement>('a[data-end]');
    const reservation = bar && reservationAt(lines, bar.pathname);
    const [frame, head, surface] = [scroller.current, corner.current, layer.current];
    if (!reservation || !isMovable(reservation, Date.now()) || !frame || !head || !surface) return null;
    const offsets = offsetsOf(lines, heightsOf(row));
    setDragged({ reservation, ...looksOf(bar, frame, head, surface), over: null });
    bar.dataset['lifted'] = '';
    return carry({
      frame,
      head,
      surface,
      grip: y - bar.getBoundingClientRect().top,
      rowAt: (distance) => houseAt(lines, offsets, distance),
      onOver: (over) => setDragged((last) => last && { ...last, over }),
      onDrop: (over) => {
        setDragged(null);
        delete bar.dataset['lifted'];
        if (over && over.row.id !== reservation.houseId) ask(bar, reservation.id, over.row.id);
      },
    });
  };
  useDragScroll(scroller, lift);

  const hold = (target: Element) => {
    const bar = target.closest<HTMLAnchorElement>('a[data-end]');
    const reservation = bar && reservationAt(lines, bar.pathname);
    if (!reservation) return false;
    if (isMovable(reservation, Date.now())) ask(bar, reservation.id, null);
    else toast.info(t('move.notMovable'));
    return true;
  };
  useLongPress(scroller, hold);

  return (
    <div ref={layer} className={css.layer} aria-hidden>
      {dragged && <DragPreview {...dragged} row={row} />}
    </div>
  );
}

function DragPreview({
  reservation,
  looks,
  words,
  left,
  width,
  view,
  over,
  row,
}: DraggedBar & Pick<BarMovesProps, 'row'>) {
  const { t, i18n } = useTranslation('admin-week');
  const standing = over && standingOf(over.row, reservation);
  const isFree = standing === 'free' || standing === 'seen_free';
  return (
    <>
      {over && standing !== 'own' && (
        <div
          className={`${css.target} ${isFree ? css.free : css.taken}`}
          style={{ top: over.top, height: over.height, insetInlineStart: view.left, width: view.width }}
        />
      )}
      <div className={css.carried} style={{ insetInlineStart: left, width, height: row }}>
        <div className={`${looks} ${css.ghost}`} data-tight>
          {words}
        </div>
        {over && standing && standing !== 'own' && (
          <div className={`${css.word} ${isFree ? css.wordFree : css.wordTaken}`}>
            {isFree ? <Check size={14} /> : <Ban size={14} />}
            {t(`move.${standing}`, { house: localText(over.row.name, i18n.language) })}
          </div>
        )}
      </div>
    </>
  );
}

function looksOf(bar: HTMLElement, frame: HTMLElement, head: HTMLElement, surface: HTMLElement) {
  const origin = surface.getBoundingClientRect().left;
  const start = bar.getBoundingClientRect().left - origin;
  // Not its present width: under the pointer it has grown to its words.
  const end = start + Number(bar.dataset['end']) - Number(bar.dataset['start']);
  const view = { left: frame.scrollLeft, width: frame.clientWidth };
  const left = Math.max(start, view.left + head.offsetWidth);
  const right = Math.min(end, view.left + view.width);
  return { looks: bar.className, words: bar.textContent, left, width: right - left, view };
}

type Carrying = {
  frame: HTMLElement;
  head: HTMLElement;
  surface: HTMLElement;
  /** Distance from the top of the bar to the pointer. */
  grip: number;
  rowAt: (distance: number) => OverRow | null;
  onOver: (over: OverRow | null) => void;
  onDrop: (over: OverRow | null) => void;
};

/** Moves the copy of a bar up and down with the pointer, and scrolls the view near its edges. */
function carry({ frame, head, surface, grip, rowAt, onOver, onDrop }: Carrying) {
  let pointer: { x: number; y: number } | null = null;
  let over: OverRow | null = null;
  const edges = () => {
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    // The window may end before the view does.
    return {
      left,
      right,
      top: Math.max(0, top + head.offsetHeight),
      bottom: Math.min(window.innerHeight, bottom),
    };
  };
  const rowUnder = ({ x, y }: { x: number; y: number }) => {
    const { left, right, top, bottom } = edges();
    const isInside = x >= left && x <= right && y >= top && y <= bottom;
    return isInside ? rowAt(y - surface.getBoundingClientRect().top) : null;
  };
  const place = (at: { x: number; y: number }) => {
    const y = at.y - surface.getBoundingClientRect().top - grip;
    surface.style.setProperty('--carried', `${y}px`);
    surface.toggleAttribute('data-low', at.y > (edges().top + edges().bottom) / 2);
    const next = rowUnder(at);
    if (next?.row.id !== over?.row.id) onOver(next);
    over = next;
  };
  const scroll = () => {
    asked = requestAnimationFrame(scroll);
    if (!pointer) return;
    const { top, bottom } = edges();
    const by = scrollOn(pointer.y, top, bottom);
    if (by === 0) return;
    const before = frame.scrollTop;
    const isCut = frame.getBoundingClientRect().bottom > window.innerHeight;
    // The page first, where the rest of the view is below the window.
    if (by < 0 || !isCut) frame.scrollTop += by;
    if (frame.scrollTop === before) window.scrollBy({ top: by, behavior: 'instant' });
    place(pointer);
  };
  let asked = requestAnimationFrame(scroll);
  return {
    follow: ({ x, y }: { x: number; y: number }) => {
      pointer = { x, y };
      place(pointer);
    },
    drop: (at: { x: number; y: number } | null) => {
      cancelAnimationFrame(asked);
      onDrop(at && rowUnder(at));
    },
  };
}

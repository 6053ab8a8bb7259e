import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';
import { Root as DialogRoot } from '@radix-ui/react-dialog';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Drawer } from 'vaul';
import { cx } from '../theme/cx.ts';
import { OverlayFrame, type OverlayProps } from './overlay-frame.tsx';
import { enterHistory, noteAddress } from './overlay-history.ts';
import { besideOverlays, giveFocusBack, isolate, openerNow } from './overlay-page.ts';
import { visuallyHidden } from '../layout/visually-hidden.css.ts';
import * as css from './overlay.css.ts';

/** The phase of a sheet's life (docs/specification.md#states-and-transitions); written to `data-phase` for styles and tests. */
type SheetPhase = 'closed' | 'opening' | 'open' | 'dragging' | 'snapping' | 'resizing' | 'closing';

const SETTLE_MS = 500;

/** The phase of the sheet and the element that opened it; while the sheet is open, the back gesture closes it. */
function useSheet({ open, onClose, asksToClose = false }: OverlayProps) {
  const [opener, setOpener] = useState<Element | null>(null);
  const [phase, setPhase] = useState<SheetPhase>('closed');
  const close = useEffectEvent(onClose);
  const asks = useEffectEvent(() => asksToClose);

  // Seen while rendering, because a field inside may take the focus before any effect runs.
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    setPhase(open ? 'opening' : 'closing');
    if (open) setOpener(openerNow());
  }

  useEffect(() => {
    if (!open) return;
    return enterHistory(
      () => close(),
      () => asks(),
    );
  }, [open]);

  useEffect(() => {
    if (open) noteAddress();
  });

  useEffect(() => {
    if (phase === 'open' || phase === 'dragging' || phase === 'closed') return;
    const timer = setTimeout(() => setPhase(phase === 'closing' ? 'closed' : 'open'), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  useEffect(() => {
    if (!open) return;
    const resize = () => setPhase((now) => (now === 'open' ? 'resizing' : now));
    window.addEventListener('resize', resize);
    return () => window.removeEventListener('resize', resize);
  }, [open]);
  return { opener, phase, setPhase };
}

/** Keeps all but the sheet out of reach. Vaul does it by `aria-hidden`, which leaves live regions and what comes into the page later. */
function useIsolation(active: boolean) {
  const [content, setContent] = useState<HTMLElement | null>(null);
  const [scrim, setScrim] = useState<HTMLElement | null>(null);
  useEffect(
    () => (active && content && scrim ? isolate(content, scrim) : undefined),
    [active, content, scrim],
  );
  return { content, setContent, setScrim };
}

/** Gives the focus to the sheet itself, not to its first field: a keyboard that jumps up hides the sheet's content. */
function takeFocus(event: Event, sheet: HTMLElement | null): void {
  event.preventDefault();
  sheet?.focus({ preventScroll: true });
}

/** True for what stands beside overlays, such as a toast: pressing it closes nothing. */
const isBeside = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`[${besideOverlays}]`) !== null;

/** The least distance to the top of the window; the height of the content may leave more. */
function topOf(position: NonNullable<OverlayProps['topPosition']>): string {
  if (position === 'content') return '10px';
  return typeof position === 'number' ? `${position}px` : position;
}

/** A finger that has moved up by so many pixels pulls the sheet. */
const PULL_PX = 12;

/**
 * The rest position of a sheet that expands by its content (`expandOnContentDrag`, docs/specification.md#layout): pulling it up expands it, and so does scrolling by
 * wheel or keys.
 */
function useExpansion(can: boolean, open: boolean, onExpand: () => void) {
  const [isExpanded, setExpanded] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  const from = useRef<number>(undefined);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setExpanded(false);
  }
  const isResting = can && !isExpanded;
  const expand = () => {
    if (!isResting) return;
    setExpanded(true);
    onExpand();
  };
  return {
    isResting,
    handlers: {
      onPointerDown: ({ clientY }: PointerEvent) => void (from.current = clientY),
      onPointerMove: ({ clientY, buttons }: PointerEvent) => {
        if (buttons && from.current !== undefined && from.current - clientY > PULL_PX) expand();
      },
      onPointerUp: () => void (from.current = undefined),
      onScrollCapture: expand,
    },
  };
}

/** The looks of a sheet: its height, and the rest position of one that expands. */
function sheetClass(
  { size, topPosition = 10, expandOnContentDrag = false }: OverlayProps,
  isResting: boolean,
): string {
  const full = size === 'full';
  return cx(
    css.sheet,
    (full || (topPosition !== 'content' && !expandOnContentDrag)) && css.sheetTall,
    expandOnContentDrag && css.sheetExpanding,
    isResting && css.sheetResting,
    full && css.sheetFull,
  );
}

/** Leaves the page within reach of a screen reader where a sheet does not block it: vaul hides it all the same, being a modal dialog inside. */
function Page({
  blocking,
  open,
  onClose,
  children,
}: Pick<OverlayProps, 'blocking' | 'open' | 'onClose' | 'children'>) {
  if (blocking) return children;
  return (
    <DialogRoot modal={false} open={open} onOpenChange={(next) => !next && onClose()}>
      {children}
    </DialogRoot>
  );
}

/** The overlay below 600 px. Nothing else in the application may import vaul. */
export default function OverlaySheet(props: OverlayProps) {
  const { open, onClose, title, titleHidden, size, topPosition = 10, expandOnContentDrag = false } = props;
  const { blocking = true, asksToClose = false, style, role = 'dialog' } = props;
  const { opener, phase, setPhase } = useSheet(props);
  const { content, setContent, setScrim } = useIsolation(open && blocking);
  const full = size === 'full';
  const { isResting, handlers } = useExpansion(expandOnContentDrag, open, () => setPhase('resizing'));

  return (
    <Drawer.Root
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onDrag={() => setPhase('dragging')}
      onRelease={(_event, stays) => setPhase(stays ? 'snapping' : 'closing')}
      modal={blocking}
      // One that was swiped half away could not come back.
      dismissible={!asksToClose}
      handleOnly={!expandOnContentDrag}
      repositionInputs={false}
      noBodyStyles
    >
      <Page {...{ open, blocking }} onClose={() => !asksToClose && onClose()}>
        <Drawer.Portal>
          <Drawer.Overlay ref={setScrim} className={css.sheetScrim} />
          <Drawer.Content
            ref={setContent}
            role={role}
            aria-modal={blocking || undefined}
            aria-describedby={undefined}
            tabIndex={-1}
            data-phase={phase}
            className={sheetClass(props, isResting)}
            {...handlers}
            style={{ ...assignInlineVars({ [css.topOffset]: full ? '0px' : topOf(topPosition) }), ...style }}
            onOpenAutoFocus={(event) => takeFocus(event, content)}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              giveFocusBack(opener);
            }}
            onPointerDownOutside={(event) => {
              if (role === 'alertdialog' || isBeside(event.detail.originalEvent.target))
                event.preventDefault();
              else if (asksToClose) onClose();
            }}
            onEscapeKeyDown={() => asksToClose && onClose()}
          >
            {!full && <Drawer.Handle className={css.handle} />}
            <OverlayFrame
              {...props}
              heading={
                <Drawer.Title className={titleHidden ? visuallyHidden : css.title}>{title}</Drawer.Title>
              }
            />
          </Drawer.Content>
        </Drawer.Portal>
      </Page>
    </Drawer.Root>
  );
}

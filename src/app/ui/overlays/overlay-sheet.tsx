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

/** Phase of a sheet (docs/specification.md#states-and-transitions), written to `data-phase` for styles and tests. */
type SheetPhase = 'closed' | 'opening' | 'open' | 'dragging' | 'snapping' | 'resizing' | 'closing';

const SETTLE_MS = 500;

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

/** Makes everything except the sheet inert. Vaul only sets `aria-hidden`, which misses live regions and elements added later. */
function useIsolation(active: boolean) {
  const [content, setContent] = useState<HTMLElement | null>(null);
  const [scrim, setScrim] = useState<HTMLElement | null>(null);
  useEffect(
    () => (active && content && scrim ? isolate(content, scrim) : undefined),
    [active, content, scrim],
  );
  return { content, setContent, setScrim };
}

/** Focuses the sheet itself instead of its first field, because the on-screen keyboard would hide the content. */
function takeFocus(event: Event, sheet: HTMLElement | null): void {
  event.preventDefault();
  sheet?.focus({ preventScroll: true });
}

/** True for elements beside overlays, such as a toast. Pressing one closes nothing. */
const isBeside = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`[${besideOverlays}]`) !== null;

function topOf(position: NonNullable<OverlayProps['topPosition']>): string {
  if (position === 'content') return '10px';
  return typeof position === 'number' ? `${position}px` : position;
}

/** Upward distance in pixels after which a finger pulls the sheet. */
const PULL_PX = 12;

/**
 * Holds the rest position of a sheet that expands by its content (`expandOnContentDrag`, docs/specification.md#layout). Pulling it up or scrolling by
 * wheel or keys expands it.
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

/** Keeps the page available to screen readers if a sheet does not block it, because vaul hides it anyway as a modal dialog. */
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

/** Overlay below 600 px. Only this file may import vaul. */
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

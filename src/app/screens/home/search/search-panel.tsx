import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#app/ui/theme/cx.ts';
import { WhenField, WhereField, WhoField } from './search-fields.tsx';
import type { Search, SearchPart } from './search-model.ts';
import * as css from './search-panel.css.ts';

type SearchPanelProps = {
  part: SearchPart;
  search: Search;
  onChange: (changed: Partial<Search>) => void;
  onPart: (part: SearchPart | null) => void;
};

function usePanelDismissal(part: SearchPart, onPart: SearchPanelProps['onPart']) {
  const panel = useRef<HTMLDivElement>(null);
  const close = useEffectEvent((back: boolean) => {
    onPart(null);
    if (back) document.getElementById(`search-${part}`)?.focus();
  });

  // The panel follows the whole bar in the DOM: tabbing out of its end continues after its field.
  const leave = useEffectEvent((form: Element, to: Node) => {
    close(false);
    const next = document.getElementById(`search-${part}`)?.nextElementSibling;
    const onward = form.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (onward && next instanceof HTMLElement) next.focus();
  });

  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !panel.current?.parentElement?.contains(target)) close(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close(true);
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      const form = panel.current?.parentElement;
      if (form && target instanceof Node && !form.contains(target)) leave(form, target);
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, []);
  return panel;
}

export default function SearchPanel({ part, search, onChange, onPart }: SearchPanelProps) {
  const { t } = useTranslation('search-panel');
  const panel = usePanelDismissal(part, onPart);

  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [panel]);

  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={t(`${part}Title`)}
      tabIndex={-1}
      className={cx(css.panel, css.part[part])}
    >
      {part === 'where' && <WhereField search={search} onChange={onChange} onNext={() => onPart('when')} />}
      {part === 'when' && <WhenField search={search} onChange={onChange} months="auto" />}
      {part === 'who' && <WhoField search={search} onChange={onChange} />}
    </div>
  );
}

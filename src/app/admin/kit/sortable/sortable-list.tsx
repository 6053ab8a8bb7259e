import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import {
  closestCenter,
  DndContext,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type Modifier,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { cx } from '#app/ui/theme/cx.ts';
import { useSortableKeys } from './sortable-keys.ts';
import * as css from './sortable-list.css.ts';

export interface SortableListProps<Item extends { id: string }> {
  items: readonly Item[];
  label: string;
  className?: string;
  nameOf: (item: Item) => string;
  /** Moves an item to a position, from 1. The list shows it there at once; resolve to false to put it back. */
  onMove: (item: Item, position: number) => Promise<boolean>;
  render: (item: Item, handle: ReactNode) => ReactNode;
}

const alongTheList: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/**
 * A list with reordering by pointer or keys: Space lifts the item of a handle, arrows move it, Space drops it and Escape cancels. Text: admin-faq.
 */
export function SortableList<Item extends { id: string }>(props: SortableListProps<Item>) {
  const { items, label, className, nameOf, onMove, render } = props;
  const { t } = useTranslation('admin-faq');
  const [moved, setMoved] = useState<{ beside: readonly Item[]; order: readonly Item[]; busy: boolean }>();
  const current = moved?.beside === items ? moved : undefined;
  const settled = current?.order ?? items;
  // Its keyboard listens from a moment after an item was lifted on only: the keys of who is fast were lost.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const place = async (id: string, position: number) => {
    const from = settled.findIndex((item) => item.id === id);
    const next = { beside: items, order: arrayMove([...settled], from, position - 1), busy: true };
    setMoved(next);
    const isMoved = await onMove(settled[from]!, position);
    setMoved((now) => (now !== next ? now : isMoved ? { ...next, busy: false } : undefined));
  };
  const ids = settled.map(({ id }) => id);
  const { lifted, said, ...keys } = useSortableKeys(ids, (id, position) => void place(id, position));
  const shown = lifted?.order.map((id) => settled.find((item) => item.id === id)!) ?? settled;
  const drop = ({ active, over }: DragEndEvent) => {
    const position = over ? ids.indexOf(String(over.id)) + 1 : 0;
    if (position > 0 && active.id !== over?.id) void place(String(active.id), position);
  };
  const named = said && settled.find(({ id }) => id === said.id);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[alongTheList]}
      accessibility={{
        announcements: useAnnouncements(shown, nameOf),
        screenReaderInstructions: { draggable: t('order.keys') },
      }}
      onDragStart={keys.cancel}
      onDragEnd={drop}
    >
      <SortableContext items={shown.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul aria-label={label} className={className}>
          {shown.map((item) => (
            <SortableItem
              key={item.id}
              id={item.id}
              label={t('order.move', { name: nameOf(item) })}
              fixed={shown.length < 2 || current?.busy === true}
              place={lifted?.id === item.id ? lifted.order.indexOf(item.id) : undefined}
              onKey={(event) => keys.press(event, item.id)}
              onLeave={keys.drop}
              render={(handle) => render(item, handle)}
            />
          ))}
        </ul>
      </SortableContext>
      <VisuallyHidden role="status" aria-live="assertive">
        {named &&
          t(`order.${said.what}`, { name: nameOf(named), position: said.position, total: shown.length })}
      </VisuallyHidden>
    </DndContext>
  );
}

function useAnnouncements<Item extends { id: string }>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Announcements {
  const { t } = useTranslation('admin-faq');
  const total = items.length;
  const words = (id: string | number) => {
    const index = items.findIndex((item) => item.id === id);
    return { name: index < 0 ? '' : nameOf(items[index]!), position: index + 1, total };
  };
  const at = (active: string | number, over: string | number | undefined) => ({
    ...words(over ?? active),
    name: words(active).name,
  });
  return {
    onDragStart: ({ active }) => t('order.lifted', words(active.id)),
    onDragOver: ({ active, over }) => t('order.over', at(active.id, over?.id)),
    onDragEnd: ({ active, over }) => t('order.dropped', at(active.id, over?.id)),
    onDragCancel: ({ active }) => t('order.cancelled', words(active.id)),
  };
}

type SortableItemProps = {
  id: string;
  label: string;
  fixed: boolean;
  place: number | undefined;
  onKey: (event: KeyboardEvent) => void;
  onLeave: () => void;
  render: (handle: ReactNode) => ReactNode;
};

function SortableItem({ id, label, fixed, place, onKey, onLeave, render }: SortableItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, disabled: fixed });
  const moved = transform && `translate3d(0, ${Math.round(transform.y)}px, 0)`;
  const isLifted = isDragging || place !== undefined;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (place !== undefined) row.current?.scrollIntoView({ block: 'nearest' });
  }, [place]);
  const handle = (
    <button
      ref={setActivatorNodeRef}
      type="button"
      className={css.handle}
      title={label}
      {...attributes}
      {...listeners}
      aria-label={label}
      aria-pressed={isLifted || undefined}
      onKeyDown={fixed ? undefined : onKey}
      onBlur={onLeave}
    >
      <GripVertical size={20} />
    </button>
  );
  return (
    <li
      ref={(element) => {
        row.current = element;
        setNodeRef(element);
      }}
      className={cx(css.item, isLifted && css.lifted)}
      style={{ transform: moved ?? undefined, transition }}
    >
      {render(handle)}
    </li>
  );
}

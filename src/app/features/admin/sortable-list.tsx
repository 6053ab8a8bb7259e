import { useState, type ReactNode } from 'react';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type Modifier,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { GripVertical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx } from '#app/ui/theme/cx.ts';
import * as css from './sortable-list.css.ts';

export interface SortableListProps<Item extends { id: string }> {
  items: readonly Item[];
  label: string;
  className?: string;
  /** The item in words, for its handle and for what is announced. */
  nameOf: (item: Item) => string;
  /** Moves an item to a place, from 1. The list shows it there at once, and until other items come; where it was not moved, not any more. */
  onMove: (item: Item, position: number) => Promise<boolean>;
  render: (item: Item, handle: ReactNode) => ReactNode;
}

const alongTheList: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/**
 * A list whose order is changed with a pointer, or with the keys: Space lifts the item of a handle, arrows move it, Space drops it and
 * Escape puts it back. Text: admin-faq.
 */
export function SortableList<Item extends { id: string }>(props: SortableListProps<Item>) {
  const { items, label, className, nameOf, onMove, render } = props;
  const { t } = useTranslation('admin-faq');
  const [moved, setMoved] = useState<{ beside: readonly Item[]; order: readonly Item[]; busy: boolean }>();
  const current = moved?.beside === items ? moved : undefined;
  const shown = current?.order ?? items;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: string | number) => shown.findIndex((item) => item.id === id);
  const drop = async ({ active, over }: DragEndEvent) => {
    const [from, to] = [placeOf(active.id), over ? placeOf(over.id) : -1];
    if (to < 0 || from === to) return;
    const next = { beside: items, order: arrayMove([...shown], from, to), busy: true };
    setMoved(next);
    const isMoved = await onMove(shown[from]!, to + 1);
    setMoved((now) => (now !== next ? now : isMoved ? { ...next, busy: false } : undefined));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[alongTheList]}
      accessibility={{
        announcements: useAnnouncements(shown, nameOf),
        screenReaderInstructions: { draggable: t('order.keys') },
      }}
      onDragEnd={(event) => void drop(event)}
    >
      <SortableContext items={shown.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul aria-label={label} className={className}>
          {shown.map((item) => (
            <SortableItem
              key={item.id}
              id={item.id}
              label={t('order.move', { name: nameOf(item) })}
              fixed={shown.length < 2 || current?.busy === true}
              render={(handle) => render(item, handle)}
            />
          ))}
        </ul>
      </SortableContext>
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
  render: (handle: ReactNode) => ReactNode;
};

function SortableItem({ id, label, fixed, render }: SortableItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, disabled: fixed });
  const moved = transform && `translate3d(0, ${Math.round(transform.y)}px, 0)`;
  const handle = (
    <button
      ref={setActivatorNodeRef}
      type="button"
      className={css.handle}
      title={label}
      {...attributes}
      {...listeners}
      aria-label={label}
    >
      <GripVertical size={20} />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      className={cx(css.item, isDragging && css.lifted)}
      style={{ transform: moved ?? undefined, transition }}
    >
      {render(handle)}
    </li>
  );
}

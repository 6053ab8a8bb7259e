import type { ReactNode } from 'react';
import { Check, CreditCard, PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Reservation, ReservationInstalment } from '#contract/reservations/reservations.ts';
import { chargedMoney } from '#contract/rules/format-dollars.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { canSign, todos, type Todo } from './model.ts';
import * as css from './reservation.css.ts';

export interface TodoListProps {
  reservation: Reservation;
  heading: 'h2' | 'h3';
  /** Today in Seoul. */
  today: string;
  pay: (payment: ReservationInstalment) => ReactNode;
  /** Button that opens the contract for the member to sign, or mails the signing links again. */
  sign: ReactNode;
}

const icons = { sign: PenLine, pay: CreditCard, instalment: CreditCard };

function useTodoText({ reservation, pay, sign }: TodoListProps) {
  const { t, i18n } = useTranslation('mypage');
  const price = (payment: ReservationInstalment | null) => {
    if (!payment) return '';
    return chargedMoney(payment.amount, payment.amountUsdCents).main;
  };
  const instalmentText = ({ status, dueOn, graceUntil }: ReservationInstalment) => {
    const date = plainDate(dueOn, i18n.language);
    if (status !== 'overdue') return t('todo.instalmentText', { date });
    return graceUntil
      ? t('todo.graceText', { date, until: plainDate(graceUntil, i18n.language) })
      : t('todo.overdueText', { date });
  };
  const signText = () => {
    const [own, ...others] = reservation.contract.signers;
    if (canSign(reservation)) return t('todo.signNow');
    if (own?.status !== 'signed') return t('todo.signText', { email: reservation.contract.sentTo });
    const missing = others.filter(({ status }) => status !== 'signed').map(({ name }) => name);
    return t('todo.signWaiting', { count: missing.length, names: missing.join(', ') });
  };
  return (todo: Todo): { title: string; text: string; action: ReactNode } => {
    switch (todo.kind) {
      case 'sign':
        return {
          title: t(todo.done ? 'todo.signDone' : 'todo.sign'),
          text: signText(),
          action: sign,
        };
      case 'pay':
        return {
          title: todo.done ? t('todo.payDone') : t('todo.pay', { amount: price(todo.payment) }),
          text: t(todo.payment?.status === 'processing' ? 'todo.payProcessing' : 'todo.payText'),
          action: todo.payment && pay(todo.payment),
        };
      case 'instalment':
        return {
          title: t('todo.instalment', { amount: price(todo.payment) }),
          text: instalmentText(todo.payment),
          action: pay(todo.payment),
        };
    }
  };
}

export function TodoList(props: TodoListProps) {
  const { reservation, heading: Title, today } = props;
  const { t, i18n } = useTranslation('mypage');
  const textOf = useTodoText(props);
  const list = todos(reservation, today);
  if (list.every(({ done }) => done)) return null;

  return (
    <section aria-label={`${t('todo.title')}: ${localText(reservation.listingName, i18n.language)}`}>
      <Title className={css.partTitle}>{t('todo.title')}</Title>
      <ol className={css.todos}>
        {list.map((todo, index) => {
          const { title, text, action } = textOf(todo);
          const Icon = todo.done ? Check : icons[todo.kind];
          return (
            <li key={index} className={css.todo} data-done={todo.done ? '' : undefined}>
              <span className={css.mark}>
                <Icon size={20} />
              </span>
              <div className={css.words}>
                <span className={css.todoTitle}>
                  {title}
                  {todo.done && <VisuallyHidden> {t('todo.done')}</VisuallyHidden>}
                </span>
                {!todo.done && <span className={css.soft}>{text}</span>}
              </div>
              {!todo.done && <div className={css.todoAction}>{action}</div>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

import type { ReactNode } from 'react';
import { Check, CreditCard, PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Reservation, ReservationInstalment } from '#contract/reservations/reservations.ts';
import { chargedMoney } from '#contract/rules/format-money.ts';
import { plainDate } from '#app/platform/i18n/format.ts';
import { localText } from '#app/platform/i18n/i18n.ts';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { canSign, todos, type Todo } from './model.ts';
import * as css from './reservation.css.ts';

export interface TodoListProps {
  stay: Reservation;
  heading: 'h2' | 'h3';
  /** Seoul's date. */
  today: string;
  /** The button that makes a payment. */
  pay: (payment: ReservationInstalment) => ReactNode;
  /** The button that opens the contract to be signed by the member, or mails the signing links again. */
  sign: ReactNode;
}

const icons = { sign: PenLine, pay: CreditCard, instalment: CreditCard };

/** Returns the title, the explanation and the button of a task. */
function useTodoText({ stay, pay, sign }: TodoListProps) {
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
    const [own, ...others] = stay.contract.signers;
    if (canSign(stay)) return t('todo.signNow');
    if (own?.status !== 'signed') return t('todo.signText', { email: stay.contract.sentTo });
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

/** Lists the member's tasks, each with its button. Renders nothing when all are done. Text: mypage. */
export function TodoList(props: TodoListProps) {
  const { stay, heading: Title, today } = props;
  const { t, i18n } = useTranslation('mypage');
  const textOf = useTodoText(props);
  const list = todos(stay, today);
  if (list.every(({ done }) => done)) return null;

  return (
    <section aria-label={`${t('todo.title')}: ${localText(stay.listingName, i18n.language)}`}>
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

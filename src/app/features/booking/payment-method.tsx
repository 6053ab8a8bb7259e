import type { ComponentType } from 'react';
import { CreditCard, Globe, Landmark, ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PaymentMethod, Quote } from '#contract/reservations/reservations.ts';
import { dayOf } from '#app/platform/i18n/format-instant.ts';
import { usdCents } from '#contract/rules/format-dollars.ts';
import type { Cents } from '#contract/rules/money.ts';
import { RadioCards } from '#app/ui/forms/choice-group.tsx';
import { rateText } from './exchange-rate.ts';

const icons = {
  card: CreditCard,
  transfer: Landmark,
  'virtual-account': ReceiptText,
  'international-card': Globe,
} satisfies Record<PaymentMethod, unknown>;

export interface PaymentMethodsProps<Method extends PaymentMethod = PaymentMethod> {
  /** Must be unique on the page if there are several such choices. */
  id?: string;
  methods: readonly Method[];
  value: Method;
  onChange: (method: Method) => void;
  /** Charges of an international card, now and later; null while there is no quote. */
  dollars: (Pick<Quote, 'exchangeRate'> & { payments: readonly { amountUsdCents: Cents | null }[] }) | null;
}

export function PaymentMethods<Method extends PaymentMethod>({
  id = 'paymentMethod',
  methods,
  value,
  onChange,
  dollars,
}: PaymentMethodsProps<Method>) {
  const { t, i18n } = useTranslation('booking');
  const help = (method: PaymentMethod) => {
    if (method !== 'international-card' || !dollars) return t(`method.help.${method}`);
    const [now = 0, ...later] = dollars.payments.map(({ amountUsdCents }) => amountUsdCents ?? 0);
    return t(later.length ? 'method.internationalThen' : 'method.internationalAt', {
      usd: usdCents(now),
      later: usdCents(later.reduce((sum, cents) => sum + cents, 0)),
      count: later.length,
      rate: rateText(dollars.exchangeRate.krwPerUsd),
      date: dayOf(dollars.exchangeRate.at, i18n.language),
    });
  };
  return (
    <RadioCards
      id={id}
      legend={t('method.legend')}
      legendHidden
      options={methods.map((method) => {
        const Icon: ComponentType<{ size: number }> = icons[method];
        return {
          value: method,
          label: t(`method.name.${method}`),
          help: help(method),
          icon: <Icon size={24} />,
        };
      })}
      value={value}
      onChange={onChange}
    />
  );
}

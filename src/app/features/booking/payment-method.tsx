import type { ComponentType } from 'react';
import { CreditCard, Globe, Landmark, ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PaymentMethod, Quote } from '#contract/reservations/reservations.ts';
import { dayOf } from '#app/platform/i18n/format-instant.ts';
import { usdCents } from '#contract/rules/format-money.ts';
import { RadioCards } from '#app/ui/forms/choice-group.tsx';
import { rateText } from './exchange-rate.ts';

const icons = {
  card: CreditCard,
  transfer: Landmark,
  'virtual-account': ReceiptText,
  'international-card': Globe,
} satisfies Record<PaymentMethod, unknown>;

export interface PaymentMethodsProps<Method extends PaymentMethod = PaymentMethod> {
  /** Unique on the page where there is more than one such choice. */
  id?: string;
  /** The ways to choose from. */
  methods: readonly Method[];
  value: Method;
  onChange: (method: Method) => void;
  /** For the amount in dollars; unknown while there is no quote. */
  quote: Pick<Quote, 'totalUsdCents' | 'exchangeRate'> | null;
}

/** Choice of payment method; an international card states the amount in dollars and the rate. Text: booking. */
export function PaymentMethods<Method extends PaymentMethod>({
  id = 'paymentMethod',
  methods,
  value,
  onChange,
  quote,
}: PaymentMethodsProps<Method>) {
  const { t, i18n } = useTranslation('booking');
  const help = (method: PaymentMethod) =>
    method === 'international-card' && quote
      ? t('method.internationalAt', {
          usd: usdCents(quote.totalUsdCents),
          rate: rateText(quote.exchangeRate.krwPerUsd),
          date: dayOf(quote.exchangeRate.at, i18n.language),
        })
      : t(`method.help.${method}`);
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

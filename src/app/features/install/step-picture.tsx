import {
  ChevronLeft,
  ChevronRight,
  Copy,
  Ellipsis,
  EllipsisVertical,
  House,
  Layers,
  Menu,
  Plus,
  Share,
  Smartphone,
  SquarePlus,
  Star,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Bar, Field, List, Picture, Row, Screen, SIDE, WIDTH, Window } from './drawing.tsx';
import type { BarProps } from './drawing.tsx';
import type { Step } from './steps.ts';

const bars = {
  shareBottom: { edge: 'bottom', icons: [ChevronLeft, ChevronRight, Share, Star, Layers], target: 2 },
  moreBottom: { edge: 'bottom', icons: [ChevronLeft, Ellipsis], target: 1, address: true },
  shareTop: { edge: 'top', icons: [ChevronLeft, Share, Plus], target: 1, address: true },
  shareAddress: { edge: 'top', icons: [Share], target: 0, address: true },
  menuAddress: { edge: 'top', icons: [EllipsisVertical], target: 0, address: true },
  menuBottom: { edge: 'bottom', icons: [ChevronLeft, ChevronRight, House, Layers, Menu], target: 4 },
} as const satisfies Partial<Record<Step, BarProps>>;

const lists = {
  addToHome: { icon: SquarePlus, text: 'addToHome' },
  addPage: { icon: Plus, text: 'addPage' },
  homeScreen: { icon: House, text: 'homeScreen' },
  installOrAdd: { icon: Smartphone, text: 'addToHome' },
} as const;

const windows = { add: 'top', confirm: 'bottom' } as const;

export function StepPicture({ step }: { step: Step }) {
  const { t } = useTranslation('install');
  if (step in bars) return <BarPicture step={step as keyof typeof bars} />;
  if (step in lists) {
    const { icon, text } = lists[step as keyof typeof lists];
    return (
      <List label={t(`pictures.${step as keyof typeof lists}`)} icon={icon} text={t(`labels.${text}`)} />
    );
  }
  if (step in windows) {
    const known = step as keyof typeof windows;
    return <Window label={t(`pictures.${known}`)} text={t('labels.add')} edge={windows[known]} />;
  }
  return step === 'pasteSafari' || step === 'pasteChrome' ? <PastePicture /> : null;
}

function BarPicture({ step }: { step: keyof typeof bars }) {
  const { t } = useTranslation('install');
  return (
    <Picture label={t(`pictures.${step}`)}>
      <Screen edge={bars[step].edge} />
      <Bar {...bars[step]} />
      {step === 'moreBottom' && (
        <Row icon={Share} label={t('labels.share')} x={130} y={26} width={112} target />
      )}
    </Picture>
  );
}

function PastePicture() {
  const { t } = useTranslation('install');
  return (
    <Picture label={t('pictures.paste')}>
      <Screen edge="top" />
      <Field x={SIDE + 16} y={20} width={WIDTH - 2 * SIDE - 32} target />
      <Copy x={WIDTH - SIDE - 42} y={25} size={16} />
    </Picture>
  );
}

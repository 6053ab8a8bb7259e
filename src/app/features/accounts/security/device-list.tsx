import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Device } from '#contract/accounts.ts';
import { sentenceOf } from '#app/platform/api/result.ts';
import { dayOf, seoulTime } from '#app/platform/i18n/format-instant.ts';
import { useOnline } from '#app/platform/offline/reachability.ts';
import { Badge } from '#app/ui/data/badge.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { confirm } from '#app/ui/overlays/confirm.tsx';
import { toast } from '#app/ui/feedback/toast.ts';
import { logOutDevice } from '../queries.ts';
import { SettingsRow } from '../profile/settings-row.tsx';
import { deviceName } from './device-name.ts';
import * as css from '../profile/settings.css.ts';

export interface DeviceListProps {
  devices: Device[];
  onEverywhere: () => Promise<void>;
}

export function DeviceList({ devices, onEverywhere }: DeviceListProps) {
  const { t } = useTranslation('settings');
  const online = useOnline();
  const [list, setList] = useState(devices);
  const [busy, setBusy] = useState<string>();
  const logOne = async (id: string) => {
    setBusy(id);
    const outcome = await logOutDevice(id);
    setBusy(undefined);
    if (!outcome.ok) return toast.warning(sentenceOf(outcome.problem, t('offline')));
    setList(outcome.value);
    toast.success(t('devices.done'));
  };
  const logAll = async () => {
    const agreed = await confirm({
      title: t('devices.everywhereTitle'),
      text: t('devices.everywhereText'),
      confirmLabel: t('devices.everywhere'),
      cancelLabel: t('cancel'),
      danger: true,
    });
    if (!agreed) return;
    setBusy('all');
    await onEverywhere();
    setBusy(undefined);
  };
  return (
    <>
      <ul className={css.rows}>
        {list
          .toSorted((a, b) => Number(b.current) - Number(a.current))
          .map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              busy={busy === device.id}
              onLogOut={() => void logOne(device.id)}
            />
          ))}
      </ul>
      <div className={css.below}>
        <Button
          variant="secondary"
          size="small"
          busy={busy === 'all'}
          invalid={!online}
          reason={t('needsNetwork')}
          onClick={() => void logAll()}
        >
          {t('devices.everywhere')}
        </Button>
      </div>
    </>
  );
}

type DeviceRowProps = { device: Device; busy: boolean; onLogOut: () => void };

function DeviceRow({ device, busy, onLogOut }: DeviceRowProps) {
  const { t, i18n } = useTranslation('settings');
  const online = useOnline();
  const moment = `${dayOf(device.lastSeenAt, i18n.language)} ${seoulTime(device.lastSeenAt)}`;
  const known = deviceName(device.userAgent);
  const name = known ? t('devices.name', known) : t('devices.unknown');
  return (
    <SettingsRow
      title={
        <>
          {name}
          {device.current && <Badge tone="success">{t('devices.this')}</Badge>}
        </>
      }
      text={
        <>
          {t('devices.seen', { moment })}
          {' · '}
          {t('devices.address', { ip: device.ip })}
        </>
      }
      action={
        !device.current && (
          <Button
            variant="secondary"
            size="small"
            aria-label={t('devices.logOutThis', { device: name })}
            busy={busy}
            invalid={!online}
            reason={t('needsNetwork')}
            onClick={onLogOut}
          >
            {t('devices.logOut')}
          </Button>
        )
      }
    />
  );
}

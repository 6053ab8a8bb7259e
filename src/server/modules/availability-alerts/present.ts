import type { AvailabilityAlert } from '#contract/choosing/availability-alerts.ts';
import type { OwnAlertRow } from './read-store.ts';

export function presentAlert(row: OwnAlertRow): AvailabilityAlert {
  return {
    id: row.id,
    houseId: row.house_id,
    houseName: row.house_name,
    checkIn: row.check_in,
    checkOut: row.check_out,
    askedAt: row.asked_at.toISOString(),
  };
}

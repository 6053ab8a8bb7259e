import type { CheckInInfo } from '#contract/reservations/check-in-info.ts';

type Place = Pick<CheckInInfo, 'latitude' | 'longitude' | 'addressForTaxi'>;
export type MapLink = { name: 'naver' | 'kakao' | 'google'; href: string };

/**
 * Returns links to a house in the maps that are used in Korea. Kakao's and Google's open their apps if installed. Naver's web address does not, so on
 * Android the link names the app, with the web address as a fallback. https://guide.ncloud-docs.com/docs/en/maps-url-scheme,
 * https://developer.chrome.com/docs/android/intents
 */
export function mapLinks({ latitude, longitude, addressForTaxi }: Place, userAgent: string): MapLink[] {
  const address = encodeURIComponent(addressForTaxi);
  const naver = `https://map.naver.com/p/search/${address}`;
  const place = `place?lat=${latitude}&lng=${longitude}&name=${address}&appname=ondol`;
  const inApp = `intent://${place}#Intent;scheme=nmap;package=com.nhn.android.nmap;S.browser_fallback_url=${encodeURIComponent(naver)};end`;
  return [
    { name: 'naver', href: /\bAndroid\b/.test(userAgent) ? inApp : naver },
    { name: 'kakao', href: `https://map.kakao.com/link/map/${address},${latitude},${longitude}` },
    { name: 'google', href: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}` },
  ];
}

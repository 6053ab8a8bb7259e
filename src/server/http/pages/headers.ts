/** The Cache-Control of a built file by its path: names with a hash never change, photos and fonts stay for a week. */
export function cacheControlOf(path: string): string {
  if (/[\\/]assets[\\/]/.test(path)) return 'public, max-age=31536000, immutable';
  if (/[\\/](photos|fonts|icons|screenshots)[\\/]/.test(path)) return 'public, max-age=604800';
  return 'no-cache';
}

import { expect, shellPrecached, test } from '#tests/kit/journey.ts';

type Manifest = {
  id: string;
  name: string;
  start_url: string;
  scope: string;
  display: string;
  lang: string;
  icons: { src: string; sizes: string; purpose?: string }[];
  screenshots: { src: string; sizes: string; form_factor: string; label: string }[];
  shortcuts: { name: string; url: string; icons?: { src: string }[] }[];
};

test.describe('the installed app', () => {
  test('is what Chromium calls installable @core', async ({ page, context, language }) => {
    await page.goto('/');
    await shellPrecached(page);
    const devtools = await context.newCDPSession(page);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // A private window, which every journey has, cannot install anything; nothing else may stand in the way.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
      [],
    );
    const { errors, url } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(new URL(url).pathname).toContain('manifest');

    const manifest = (await (await page.request.get(url)).json()) as Manifest;
    expect(manifest).toMatchObject({ scope: '/', display: 'standalone', lang: language });
    expect(manifest.id).toBeTruthy();
    expect(manifest.icons.some((icon) => icon.purpose?.includes('maskable'))).toBe(true);
    expect(manifest.icons.map((icon) => icon.sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(new Set(manifest.screenshots.map((shot) => shot.form_factor))).toEqual(
      new Set(['narrow', 'wide']),
    );
    expect(manifest.shortcuts.length).toBeGreaterThan(0);
  });

  test('has pictures of the sizes that it names, in both languages', async ({ page }) => {
    await page.goto('/');
    for (const name of ['manifest.webmanifest', 'manifest.en.webmanifest']) {
      const manifest = (await (await page.request.get(`/${name}`)).json()) as Manifest;
      const shortcutIcons = manifest.shortcuts.flatMap((shortcut) => shortcut.icons ?? []);
      const pictures: { src: string; sizes?: string }[] = [
        ...manifest.icons,
        ...manifest.screenshots,
        ...shortcutIcons,
      ];
      for (const { src, sizes } of pictures) {
        const drawn = await page.evaluate(async (address) => {
          const picture = new Image();
          picture.src = address;
          await picture.decode();
          return `${picture.naturalWidth}x${picture.naturalHeight}`;
        }, src);
        if (sizes && sizes !== 'any') expect(drawn, src).toBe(sizes);
      }
      for (const { url } of manifest.shortcuts) expect((await page.request.get(url)).status(), url).toBe(200);
    }
  });
});

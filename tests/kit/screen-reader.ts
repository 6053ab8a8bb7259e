import { expect, type Page } from '@playwright/test';

const silent = new Set(['none', 'generic', 'InlineTextBox', 'RootWebArea']);

/** Returns the outermost elements that a screen reader can reach in a page, from Chromium's accessibility tree, each as `role name`. */
async function outermost(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  const { nodes } = await devTools.send('Accessibility.getFullAXTree');
  await devTools.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const within = (id: string): string[] => {
    const { ignored, role, name, childIds = [] } = byId.get(id) ?? {};
    if (role && !ignored && !silent.has(String(role.value)))
      return [`${String(role.value)} ${String(name?.value ?? '')}`];
    return childIds.flatMap(within);
  };
  return nodes[0] ? within(nodes[0].nodeId) : [];
}

export async function reachesOnly(page: Page, overlay: string, beside: string[] = []): Promise<void> {
  const isBeside = (each: string) => beside.some((name) => each === `region ${name}`);
  await expect.poll(async () => (await outermost(page)).filter((each) => !isBeside(each))).toEqual([overlay]);
}

export type Thing = {
  kind: 'button' | 'link' | 'field' | 'checkbox' | 'heading' | 'image' | 'text';
  name: string;
};

/**
 * Runs in a page. Finds the first visible element of that name; a button must not be disabled. `name` is the whole name, or a pattern between slashes
 * (`/…/`).
 * @returns null if there is none
 */
export function findThing({ kind, name }: Thing): Element | null {
  const places = {
    button: 'button, [role="button"], input[type="submit"]',
    link: 'a[href]',
    field: 'input, textarea, [role="textbox"]',
    checkbox: 'input[type="checkbox"], [role="checkbox"]',
    heading: 'h1, h2, h3, h4',
    image: 'img, [role="img"]',
    text: 'p, span, dd, li, h1, h2, h3, div',
  };
  const pattern = /^\/(.*)\/$/.exec(name)?.[1];
  const fits = (said: string) => {
    const line = said.replaceAll(/\s+/g, ' ').trim();
    return pattern === undefined ? line === name : new RegExp(pattern).test(line);
  };
  const nameOf = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const labels = isField ? [...(element.labels ?? [])] : [];
    const named = [...by.map((id) => document.getElementById(id)), ...labels];
    if (named.length) return named.map((one) => one?.textContent ?? '').join(' ');
    return element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? element.textContent ?? '';
  };
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const isOff = (element: Element) =>
    element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true';
  const isThere = (element: Element) =>
    fits(nameOf(element)) &&
    (kind === 'checkbox' || isVisible(element)) &&
    !(kind === 'button' && isOff(element));
  return [...document.querySelectorAll(places[kind])].find(isThere) ?? null;
}

export function isReady(): boolean {
  const root = document.getElementById('root');
  return Object.keys(root ?? {}).some((key) => key.startsWith('__reactContainer'));
}

type Listening = { complaints?: string[] };

/**
 * Runs in a page. Starts to listen for errors if nothing does yet, and returns those since the last call. For browsers with drivers that do not
 * report the console.
 */
export function takeComplaints(): string[] {
  const world = globalThis as Listening;
  if (!world.complaints) {
    const heard: string[] = (world.complaints = []);
    const write = console.error;
    console.error = (...said: unknown[]) => {
      heard.push(`console: ${said.map((one) => (one instanceof Error ? one.stack : String(one))).join(' ')}`);
      write(...said);
    };
    addEventListener('error', ({ message, filename }) => heard.push(`page: ${message} (${filename})`));
    addEventListener('unhandledrejection', ({ reason }) => heard.push(`page: ${String(reason)}`));
    addEventListener('securitypolicyviolation', ({ blockedURI }) => heard.push(`refused: ${blockedURI}`));
  }
  return world.complaints.splice(0);
}

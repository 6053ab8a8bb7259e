export function contractOnScreen(): { pages: number; empty: string[]; words: string } {
  const pages = [...document.querySelectorAll<HTMLCanvasElement>('[role="group"] > * > * > canvas')];
  const isDrawn = (canvas: HTMLCanvasElement) => {
    const { width, height } = canvas;
    if (canvas.getBoundingClientRect().height === 0 || width === 0) return false;
    const dots = canvas.getContext('2d')!.getImageData(0, 0, width, height).data;
    const isInk = (value: number, index: number) => index % 4 === 0 && value < 128 && dots[index + 3]! > 128;
    return dots.some(isInk);
  };
  const words = pages.map((canvas) => canvas.nextElementSibling?.textContent ?? '').join('\n');
  const empty = pages.filter((canvas) => !isDrawn(canvas)).map((canvas) => canvas.ariaLabel ?? '');
  return { pages: pages.length, empty, words };
}

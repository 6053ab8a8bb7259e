import { describe, expect, it, vi } from 'vitest';
import { whenReplaced } from './update-waiting.ts';

class Container extends EventTarget {
  controller: ServiceWorker | null = null;

  isTakenOverBy(worker: ServiceWorker | null): void {
    this.controller = worker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

const worker = () => new EventTarget() as ServiceWorker;

function watched(controller: ServiceWorker | null = null) {
  const container = new Container();
  container.controller = controller;
  const replaced = vi.fn();
  whenReplaced(container, replaced);
  return { container, replaced };
}

describe('a page whose worker changes', () => {
  it('stays as it is when its first worker claims it', () => {
    const { container, replaced } = watched();
    container.isTakenOverBy(worker());
    expect(replaced).not.toHaveBeenCalled();
  });

  it('stays as it is when the claim is reported late', () => {
    const first = worker();
    const { container, replaced } = watched(first);
    container.isTakenOverBy(first);
    expect(replaced).not.toHaveBeenCalled();
  });

  it('is told once a worker that controlled it is replaced', () => {
    const { container, replaced } = watched(worker());
    container.isTakenOverBy(worker());
    expect(replaced).toHaveBeenCalledOnce();
  });

  it('is told of an update that follows the first claim', () => {
    const { container, replaced } = watched();
    container.isTakenOverBy(worker());
    container.isTakenOverBy(worker());
    expect(replaced).toHaveBeenCalledOnce();
  });

  it('stays as it is when its worker leaves', () => {
    const { container, replaced } = watched(worker());
    container.isTakenOverBy(null);
    expect(replaced).not.toHaveBeenCalled();
  });
});

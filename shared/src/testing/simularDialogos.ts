/** Gives the browser's own dialogs what jsdom lacks: they open, take the focus, close, and give it back. */
export function simularDialogos(): void {
  const antes = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function () {
    antes.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('input, button')?.focus();
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.open = false;
    const focado = antes.get(this);
    if (focado instanceof HTMLElement) focado.focus();
    this.dispatchEvent(new Event('close'));
  };
}

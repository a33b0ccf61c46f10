import { flushSync } from 'react-dom';

/** Controls for keyboard input; a group of checkboxes counts as one. The input of a file is behind its button. */
const CONTROLES =
  'input:not(:disabled, [type="hidden"], [type="file"]), textarea:not(:disabled), [role="group"][tabindex]';

/** Number of frames to wait for a field: a closed group opens first, a sent form is enabled again. */
const QUADROS = 60;

/**
 * Focuses the first field of a form, without scrolling the page. Not on touch screens, where the keyboard would open
 * and cover half of a form that the user has not read yet. Not from a radio button either: the arrows choose among the
 * options above a form, and each choice may show another form.
 */
export function focarPrimeiroCampo(formulario: string): void {
  if (matchMedia('(pointer: coarse)').matches || document.activeElement?.matches('[type="radio"]')) return;
  document.getElementById(formulario)?.querySelector<HTMLElement>(CONTROLES)?.focus({ preventScroll: true });
}

/**
 * Like `focarPrimeiroCampo`, at the end of a modal's opening. A field that already has the focus keeps it: the user
 * types before the modal has come to rest.
 */
export function focarAoAbrir(formulario: string): void {
  const noFormulario = document.getElementById(formulario)?.contains(document.activeElement) ?? false;
  if (!noFormulario) focarPrimeiroCampo(formulario);
}

/**
 * Adds a row above the button that was pressed, and focuses its first field, so that typing goes on. Not on touch
 * screens, for the same reason as above.
 */
export function acrescentarLinha(botao: HTMLElement, acrescentar: () => void): void {
  // The row must be on the page before it gets the focus.
  flushSync(acrescentar);
  if (matchMedia('(pointer: coarse)').matches) return;
  botao.previousElementSibling?.querySelector<HTMLElement>(CONTROLES)?.focus();
}

/** Focuses the first invalid field, in the order of the page, as soon as it is enabled. */
export function focarPrimeiroErro(formulario: string, quadros = QUADROS): void {
  const alvo = primeiroErrado(document.getElementById(formulario));
  if (alvo) {
    alvo.scrollIntoView?.({ block: 'center' });
    alvo.focus({ preventScroll: true });
  } else if (quadros > 0) {
    requestAnimationFrame(() => focarPrimeiroErro(formulario, quadros - 1));
  }
}

function primeiroErrado(formulario: HTMLElement | null): HTMLElement | undefined {
  const marcados = [
    ...(formulario?.querySelectorAll<HTMLElement>('.ant-form-item-has-error, [aria-invalid="true"]') ?? []),
  ];
  return marcados.flatMap((marcado) =>
    marcado.matches(CONTROLES) ? marcado : (marcado.querySelector<HTMLElement>(CONTROLES) ?? []),
  )[0];
}

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** What Tab stops at. */
const PARADAS = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** So many elements that had the focus are remembered. */
const LEMBRADOS = 8;

/**
 * Keeps the focus on the page when the element that has it goes away: the browser would put it on `body`, and a user of
 * the keyboard would begin at the top again.
 *
 * - An element of the screen is removed, as the row of a deleted record: its neighbour gets the focus.
 * - A dialog or a notice is removed: what had the focus before gets it.
 * - A control was disabled while a form was sent, and is enabled again: it gets the focus back.
 * - The screen changes: `conteudo` gets the focus, unless the new screen has taken it.
 */
export function useFocoGuardado(conteudo: RefObject<HTMLElement | null>, endereco: string): void {
  const anterior = useRef(endereco);
  useLayoutEffect(() => {
    // On the first screen of a visit, Tab begins with the skip link.
    if (anterior.current === endereco) return;
    anterior.current = endereco;
    if (semFoco()) conteudo.current?.focus({ preventScroll: true });
  }, [conteudo, endereco]);

  useEffect(() => {
    let ultimos: HTMLElement[] = [];
    function lembrar({ target }: FocusEvent): void {
      if (!(target instanceof HTMLElement)) return;
      ultimos = [target, ...ultimos.filter((um) => um !== target)].slice(0, LEMBRADOS);
    }
    const observador = new MutationObserver((mudancas) => {
      const [perdido] = ultimos;
      if (!perdido || !semFoco()) return;
      const naPagina = ultimos.filter((um) => um.isConnected);
      const remocao = mudancas.find(({ removedNodes }) => [...removedNodes].some((no) => no.contains(perdido)));
      const liberado = mudancas.some(({ type, target }) => type === 'attributes' && target === naPagina[0]);
      const daTela = remocao ? [...vizinhosDe(remocao)] : [];
      // What opened the dialog is disabled while its form is sent: it gets the focus when it is enabled again.
      if (daTela.length === 0 && naPagina[0]?.matches(':disabled')) return;
      if (remocao || liberado) focarUm([...daTela, ...naPagina, conteudo.current]);
    });
    document.addEventListener('focusin', lembrar);
    observador.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', lembrar);
      observador.disconnect();
    };
  }, [conteudo]);
}

const semFoco = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Focuses the first of these that can have the focus: it is on the page, visible and enabled. */
function focarUm(candidatos: Iterable<HTMLElement | null>): void {
  for (const candidato of candidatos) {
    candidato?.focus({ preventScroll: true });
    if (!semFoco()) return;
  }
}

/** The stops of Tab that are nearest to the element that was removed from the screen or from a dialog. */
function* vizinhosDe({ target, nextSibling, previousSibling }: MutationRecord): Generator<HTMLElement> {
  if (!(target instanceof HTMLElement)) return;
  const inteiro = target.closest('main, [role="dialog"]');
  if (!inteiro) return;
  for (const no of [nextSibling, previousSibling]) if (no instanceof HTMLElement) yield* paradasDe(no);
  for (let no: HTMLElement | null = target; no && no !== inteiro; no = no.parentElement) yield* paradasDe(no);
}

const paradasDe = (no: HTMLElement): HTMLElement[] => [
  ...(no.matches(PARADAS) ? [no] : []),
  ...no.querySelectorAll<HTMLElement>(PARADAS),
];

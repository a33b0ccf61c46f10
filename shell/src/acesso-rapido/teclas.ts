import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** A shortcut as the dialog lists it. */
interface Tecla {
  /** The keys to press, one after the other; 'Ctrl K' is pressed together. */
  teclas: readonly string[];
  faz: string;
}

/** The shortcuts of the whole product. Those of one key can be switched off, because speech input types letters. */
export const TECLAS = {
  busca: { teclas: ['Ctrl K'], faz: 'Buscar ou ir para… (no Mac, ⌘ K)' },
  ajuda: { teclas: ['?'], faz: 'Mostrar a ajuda da tela' },
  inicio: { teclas: ['g', 'h'], faz: 'Ir para a página inicial' },
  novo: { teclas: ['n'], faz: 'Cadastrar um novo registro da tela atual' },
  lista: { teclas: ['/'], faz: 'Buscar na lista da tela' },
} as const satisfies Record<string, Tecla>;

/** The keys of a record that is open over its list: they press its buttons. */
export const TECLAS_DO_REGISTRO = {
  anterior: { teclas: ['k'], faz: 'Registro anterior da lista' },
  proximo: { teclas: ['j'], faz: 'Próximo registro da lista' },
} as const satisfies Record<string, Tecla>;

export type NomeDaTecla = keyof typeof TECLAS | keyof typeof TECLAS_DO_REGISTRO;

/** Keys that the search, dialogs and forms know themselves. */
export const TECLAS_DA_BUSCA: readonly Tecla[] = [
  { teclas: ['↑'], faz: 'Resultado anterior' },
  { teclas: ['↓'], faz: 'Próximo resultado' },
  { teclas: ['Enter'], faz: 'Abrir o resultado' },
  { teclas: ['Ctrl Enter'], faz: 'Abrir o resultado em outra aba' },
  { teclas: ['Esc'], faz: 'Fechar a busca ou o diálogo' },
];

/** Keys of every list. They act where the focus is, so they are not switched off. */
export const TECLAS_DA_LISTA: readonly Tecla[] = [
  { teclas: ['↓'], faz: 'Do campo de busca para a primeira linha; de uma linha para a seguinte' },
  { teclas: ['↑'], faz: 'De uma linha para a anterior' },
  { teclas: ['Enter'], faz: 'Fazer o que o botão da linha diz' },
];

/** The key that the container of notices knows itself. */
export const TECLAS_DOS_AVISOS: readonly Tecla[] = [
  { teclas: ['Alt T'], faz: 'Ir para o aviso mais novo e pausar o tempo dele' },
];

interface Preferencia {
  /** Whether the shortcuts of one key work in this browser. */
  simples: boolean;
  mudar: (simples: boolean) => void;
}

/** The user's choice about shortcuts of one key (WCAG 2.1.4). It is no part of the session. */
export const useTeclasSimples = create<Preferencia>()(
  persist(
    (set) => ({
      simples: true,
      mudar: (simples) => {
        set({ simples });
      },
    }),
    { name: 'merenda:teclas', partialize: ({ simples }) => ({ simples }) },
  ),
);

/** Time between two keys of one shortcut (ms). */
const ENTRE_TECLAS = 1_000;

/**
 * Reads keys one after the other: the shortcut that the pressed key completes, or null. A shortcut of one key is never
 * read where somebody types. Where a dialog is open, only the keys of a record are read, and none below a second one.
 */
export function leitorDeTeclas(): (evento: KeyboardEvent) => NomeDaTecla | null {
  let antes = { tecla: '', quando: 0 };
  return (evento) => {
    const { key, ctrlKey, metaKey, altKey, timeStamp } = evento;
    if (evento.defaultPrevented || evento.isComposing || altKey) return null;
    const dialogos = dialogosAbertos().length;
    if (ctrlKey || metaKey) return dialogos === 0 && !evento.shiftKey && key.toLowerCase() === 'k' ? 'busca' : null;
    if (evento.repeat || !useTeclasSimples.getState().simples || escreve(evento.target)) return null;
    const primeira = timeStamp - antes.quando < ENTRE_TECLAS ? antes.tecla : '';
    antes = { tecla: key, quando: timeStamp };
    if (dialogos > 1) return null;
    const tabela: Partial<Record<NomeDaTecla, Tecla>> = dialogos === 0 ? TECLAS : TECLAS_DO_REGISTRO;
    const pressionadas = ({ teclas }: Tecla) =>
      teclas.length === 1 ? teclas[0] === key : teclas[0] === primeira && teclas[1] === key;
    const lida = Object.entries(tabela).find(([, tecla]) => pressionadas(tecla));
    return lida ? (lida[0] as NomeDaTecla) : null;
  };
}

/** Whether the keys go into a field, or into a control that chooses by letters. */
function escreve(alvo: EventTarget | null): boolean {
  return (
    alvo instanceof HTMLElement &&
    (alvo.isContentEditable ||
      alvo.closest('input, textarea, select, [role="combobox"], [role="listbox"], [role="menu"], [role="tree"]') !==
        null)
  );
}

/** A closed dialog of antd may stay in the page, hidden. */
function dialogosAbertos(): Element[] {
  return Array.from(
    document.querySelectorAll('dialog[open], [role="dialog"][aria-modal="true"], [role="alertdialog"]'),
  ).filter((dialogo) => dialogo.closest('[style*="display: none"]') === null);
}

/** Presses the button of the open record that has this key; it gets the focus, as under a click. */
export function pressionarNoRegistro(nome: keyof typeof TECLAS_DO_REGISTRO): void {
  const tecla = TECLAS_DO_REGISTRO[nome].teclas[0].toUpperCase();
  const botao = dialogosAbertos()[0]?.querySelector<HTMLButtonElement>(`button[aria-keyshortcuts="${tecla}"]`);
  botao?.focus();
  botao?.click();
}

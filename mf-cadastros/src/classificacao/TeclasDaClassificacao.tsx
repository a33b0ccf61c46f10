import type { Item } from '@merenda/shared/contratos';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { opcaoDaLetra, OPCOES, type PerguntaComOpcoes } from './respostas.js';
import { aceitarSugestoes, comGrupo, estaCompleta, responder, useTrabalhoDaTela, type Trabalho } from './trabalho.js';

interface TeclasDaClassificacaoProps {
  /** The rows of all pages. */
  itens: readonly Item[];
  pagina: number;
  /** Pages of the table. */
  paginas: number;
  aoMudarPagina: (pagina: number) => void;
  aoEnviar: () => void;
  children: ReactNode;
}

const PASSOS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * The keys of the editor around its table: the arrows go to the same field of another row, also of another page; a
 * letter chooses an option; Enter accepts the suggestion of a row without an answer and goes on; Delete takes the answer
 * away; Ctrl+Enter saves. An open list keeps its keys.
 */
export function TeclasDaClassificacao({
  itens,
  pagina,
  paginas,
  aoMudarPagina,
  aoEnviar,
  children,
}: TeclasDaClassificacaoProps) {
  const trabalho = useTrabalhoDaTela();
  const quadro = useRef<HTMLDivElement>(null);
  const pedida = useRef<'primeira' | 'ultima' | null>(null);

  // The rows of another page are there once it is drawn.
  useEffect(() => {
    if (pedida.current === null) return;
    const grupos = gruposEm(quadro.current);
    focar(pedida.current === 'primeira' ? grupos[0] : grupos.at(-1));
    pedida.current = null;
  }, [pagina]);

  function andar(de: HTMLElement, passo: number): void {
    const grupos = gruposEm(quadro.current);
    const outro = grupos[grupos.findIndex(({ dataset }) => dataset['item'] === de.dataset['item']) + passo];
    if (outro) {
      const mesmo = `[data-item="${outro.dataset['item'] ?? ''}"][data-campo="${de.dataset['campo'] ?? ''}"]`;
      focar(quadro.current?.querySelector<HTMLElement>(mesmo) ?? outro);
    } else if (pagina + passo >= 1 && pagina + passo <= paginas) {
      pedida.current = passo > 0 ? 'primeira' : 'ultima';
      aoMudarPagina(pagina + passo);
    }
  }

  function seguir(campo: HTMLElement, item: Item): void {
    aceitarSugestoes(trabalho, [item]);
    const escolha = trabalho.getState().escolhas.get(item.id);
    const forma = campo.closest('tr, li')?.querySelector<HTMLElement>('[data-campo="formaDaFruta"]');
    if (escolha && !estaCompleta(escolha) && forma && forma !== campo) focar(forma);
    else andar(gruposEm(quadro.current).find(({ dataset }) => dataset['item'] === String(item.id)) ?? campo, 1);
  }

  function aoTeclar(evento: KeyboardEvent): void {
    const { key, target } = evento;
    if (key === 'Enter' && (evento.ctrlKey || evento.metaKey)) return ao(evento, aoEnviar);
    const campo = target instanceof Element ? target.closest<HTMLElement>('[data-campo]') : null;
    const item = itens.find(({ id }) => String(id) === campo?.dataset['item']);
    if (!campo || !item || evento.altKey || evento.ctrlKey || evento.metaKey || evento.nativeEvent.isComposing) return;
    if (target instanceof Element && target.getAttribute('aria-expanded') === 'true') return;
    if (key === 'Enter' && !(target instanceof HTMLButtonElement)) return ao(evento, () => seguir(campo, item));
    const pergunta = campo.dataset['campo'] ?? '';
    if (!temOpcoes(pergunta)) return;
    const passo = PASSOS[key];
    if (passo !== undefined) return ao(evento, () => andar(campo, passo));
    if (key === 'Delete' || key === 'Backspace') return ao(evento, () => apagar(trabalho, item, pergunta));
    if (/^\p{L}$/u.test(key)) return ao(evento, () => escolherPorLetra(trabalho, item, pergunta, key));
  }

  return (
    <div ref={quadro} onKeyDownCapture={aoTeclar}>
      {children}
    </div>
  );
}

/** The editor takes the key: the field does not get it. */
function ao(evento: KeyboardEvent, fazer: () => void): void {
  evento.preventDefault();
  evento.stopPropagation();
  fazer();
}

const temOpcoes = (campo: string): campo is PerguntaComOpcoes => campo in OPCOES;

const gruposEm = (onde: Element | null): HTMLElement[] =>
  Array.from(onde?.querySelectorAll<HTMLElement>('[data-campo="grupo"]') ?? []);

/** Moves the focus to a field of the editor. */
export const focar = (campo: Element | null | undefined): void => campo?.querySelector('input')?.focus();

function escolherPorLetra(trabalho: Trabalho, item: Item, pergunta: PerguntaComOpcoes, letra: string): void {
  const atual = trabalho.getState().escolhas.get(item.id)?.classificacao;
  if (pergunta === 'grupo') {
    const grupo = opcaoDaLetra(OPCOES.grupo, atual?.grupo ?? null, letra);
    if (grupo && grupo !== atual?.grupo) responder(trabalho, [[item, comGrupo(item, grupo)]]);
    return;
  }
  if (!atual) return;
  const mudada =
    pergunta === 'formaDaFruta'
      ? { formaDaFruta: opcaoDaLetra(OPCOES.formaDaFruta, atual.formaDaFruta, letra) ?? atual.formaDaFruta }
      : { classeRestrita: opcaoDaLetra(OPCOES.classeRestrita, atual.classeRestrita, letra) ?? atual.classeRestrita };
  responder(trabalho, [[item, { ...atual, ...mudada }]]);
}

/** Without a group an item has no answer at all. */
function apagar(trabalho: Trabalho, item: Item, pergunta: PerguntaComOpcoes): void {
  const atual = trabalho.getState().escolhas.get(item.id)?.classificacao;
  if (atual) responder(trabalho, [[item, { ...atual, [pergunta]: null }]]);
}

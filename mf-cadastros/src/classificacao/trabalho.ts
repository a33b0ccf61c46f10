import type { Item } from '@merenda/shared/contratos';
import { sugerirClassificacao, violacoesDaClassificacao, type Classificacao } from '@merenda/shared/regras';
import { createContext, useContext } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';

/** What somebody has answered of an item, and the version of the item that was read then. */
export interface Escolha {
  versao: number;
  classificacao: Classificacao;
}

interface EstadoDoTrabalho {
  /** By the id of the item; nothing of it is saved yet. */
  escolhas: ReadonlyMap<number, Escolha>;
  marcados: ReadonlySet<number>;
  /** Somebody has tried to save: what is missing is shown as an error. */
  conferido: boolean;
  /** Until the list has what was saved, its rows still have the previous versions. */
  gravando: boolean;
}

/** What is answered on the screen. It lies outside the components: an answer draws its row, not all of them. */
export type Trabalho = StoreApi<EstadoDoTrabalho>;

export const criarTrabalho = (): Trabalho =>
  createStore<EstadoDoTrabalho>(() => ({
    escolhas: new Map(),
    marcados: new Set(),
    conferido: false,
    gravando: false,
  }));

const TrabalhoDaTela = createContext<Trabalho | null>(null);
export const ComTrabalho = TrabalhoDaTela.Provider;

export function useTrabalhoDaTela(): Trabalho {
  const trabalho = useContext(TrabalhoDaTela);
  if (!trabalho) throw new Error('There is no work around this component.');
  return trabalho;
}

/** What is answered of one item. */
export const useEscolha = ({ id }: Pick<Item, 'id'>): Escolha | undefined =>
  useStore(useTrabalhoDaTela(), ({ escolhas }) => escolhas.get(id));

/** What an item is as it is stored. */
export const classificacaoDe = ({
  grupo,
  formaDaFruta,
  ferroHeme,
  fonteVitaminaA,
  classeRestrita,
  proibido,
  acucarAdicionado,
  altoEm,
  regional,
}: Item): Classificacao => ({
  grupo,
  formaDaFruta,
  ferroHeme,
  fonteVitaminaA,
  classeRestrita,
  proibido,
  acucarAdicionado,
  altoEm,
  regional,
});

/** What an item probably is. What no name tells stays as it is stored. */
export function sugestaoPara(item: Item): Classificacao | null {
  const sugestao = sugerirClassificacao(item);
  return sugestao && { ...sugestao, altoEm: item.altoEm, regional: item.regional };
}

/** Answers of several items, or takes their answers away. */
export function responder(trabalho: Trabalho, respostas: readonly (readonly [Item, Classificacao | null])[]): void {
  trabalho.setState(({ escolhas }) => {
    const depois = new Map(escolhas);
    for (const [{ id, versao }, classificacao] of respostas)
      if (classificacao === null || classificacao.grupo === null) depois.delete(id);
      // Who goes on with an answer has not seen what another person wrote meanwhile.
      else depois.set(id, { versao: depois.get(id)?.versao ?? versao, classificacao });
    return { escolhas: depois };
  });
}

/** Keeps an answer over what another person wrote; what the editor does not ask is theirs. */
export const aplicarAMinha = (trabalho: Trabalho, item: Item, { classificacao }: Escolha): void =>
  trabalho.setState(({ escolhas }) => ({
    escolhas: new Map(escolhas).set(item.id, {
      versao: item.versao,
      classificacao: { ...classificacao, regional: item.regional },
    }),
  }));

/** Takes the suggestions of these items, except where something is answered already. */
export const aceitarSugestoes = (trabalho: Trabalho, itens: readonly Item[]): void =>
  responder(
    trabalho,
    itens
      .filter(({ id }) => !trabalho.getState().escolhas.has(id))
      .map((item) => [item, sugestaoPara(item)] as const)
      .filter(([, sugestao]) => sugestao !== null),
  );

/** Another group begins without the answers to the questions of the one before. */
export const comGrupo = (item: Item, grupo: Classificacao['grupo']): Classificacao => ({
  ...classificacaoDe(item),
  formaDaFruta: null,
  grupo,
});

/** Somebody has changed the item since it was answered. */
export const foiAlterado = (item: Item, escolha: Escolha | undefined): boolean =>
  escolha !== undefined && escolha.versao !== item.versao;

/** Whether all that must be answered is. */
export const estaCompleta = ({ classificacao }: Escolha): boolean =>
  violacoesDaClassificacao(classificacao).length === 0;

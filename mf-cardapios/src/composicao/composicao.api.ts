import { api } from '@merenda/shared';
import type { DadosDasFichas, FichaTecnica, ModalidadeEscolar } from '@merenda/shared/contratos';
import {
  acervoDe,
  conteudoDoPrato,
  fichaDe,
  preparosDoAcervo,
  preparosDosPratos,
  resumoDaFicha,
  type Acervo,
  type ConteudoDoPrato,
  type PreparoDaComposicao,
} from '@merenda/shared/regras';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';

/** What helps to choose a preparation or a dish: figures of one portion. */
export interface Porcao extends Pick<FichaTecnica, 'custo' | 'alergenicos'> {
  /** kcal, as the sheet has it; null where no food has a value. */
  energia: number | null;
}

/** The preparations and dishes with all that their sheets need, and a portion of each. */
interface AcervoComPorcoes extends Acervo {
  porcaoDoPreparo: (id: number) => Porcao;
  porcaoDoPrato: (id: number) => Porcao;
  /** What the rules of menus count in a dish. */
  conteudoDoPrato: (id: number) => ConteudoDoPrato;
}

function comPorcoes(dados: DadosDasFichas): AcervoComPorcoes {
  const acervo = acervoDe(dados);
  const energia = acervo.nutrientes.filter(({ nome }) => nome === 'caloria');
  const porcao = (preparos: readonly PreparoDaComposicao[]): Porcao => {
    const [total] = fichaDe(energia, preparos);
    return {
      energia: total === undefined || total.semDados ? null : total.valor,
      ...resumoDaFicha(preparos, { ...acervo, precoDe: ({ preco }) => preco, repasse: null }),
    };
  };
  return {
    ...acervo,
    porcaoDoPreparo: umaVez((id) => porcao(preparosDoAcervo(acervo, [id]))),
    porcaoDoPrato: umaVez((id) => porcao(preparosDosPratos(acervo, [id]))),
    conteudoDoPrato: umaVez((id) => conteudoDoPrato(preparosDosPratos(acervo, [id]))),
  };
}

/** Lists of choices ask for the same records again. */
function umaVez<T>(calcular: (id: number) => T): (id: number) => T {
  const calculados = new Map<number, T>();
  return (id) => {
    const calculado = calculados.get(id) ?? calcular(id);
    calculados.set(id, calculado);
    return calculado;
  };
}

/** Contracts, which have the prices, are written in another area. */
const VALIDADE_DOS_PRECOS = 5 * 60_000;

/** Read once for all that is composed, when it is needed; a write of a food, preparation or dish reads it again. */
export const useAcervo = ({ preciso = true }: { preciso?: boolean } = {}) =>
  useQuery({
    queryKey: [...FAMILIAS.fichas, 'dados'],
    queryFn: ({ signal }) => api.get('fichas-tecnicas/dados', { signal }),
    staleTime: VALIDADE_DOS_PRECOS,
    select: comPorcoes,
    enabled: preciso,
  });

/** The price and the allergens of the foods of a recipe that may not be saved; each food once, by its id. */
export const useAlimentosDaFicha = (ids: readonly number[]) =>
  useQuery({
    queryKey: [...FAMILIAS.fichas, 'alimentos', ids],
    queryFn: ({ signal }) => api.get('fichas-tecnicas/alimentos', { busca: { ids: ids.join() }, signal }),
    staleTime: VALIDADE_DOS_PRECOS,
    enabled: ids.length > 0,
    // While one more food is read, the data of the others stays.
    placeholderData: keepPreviousData,
  });

/** The dishes, the students and the unit. */
export interface ServidoEm {
  unidade: number;
  categoria: number;
  modalidade: ModalidadeEscolar;
  servido: { pratos: number[] } | { preparos: number[] };
}

/** For how many school days the stock of a unit lasts; nothing is asked while something is not chosen. */
export const useEstoqueDaComposicao = (servidoEm: ServidoEm | null) =>
  useQuery({
    queryKey: [...FAMILIAS.fichas, 'estoque', servidoEm],
    queryFn: ({ signal }) => {
      if (servidoEm === null) throw new Error('nothing is chosen');
      const { servido, ...onde } = servidoEm;
      const ids = 'pratos' in servido ? { pratos: servido.pratos.join() } : { preparos: servido.preparos.join() };
      return api.get('fichas-tecnicas/estoque', { busca: { ...onde, ...ids }, signal });
    },
    enabled: servidoEm !== null,
    // While a dish is changed the figure stays, and nothing below it moves.
    placeholderData: keepPreviousData,
  });

/** The last day on which the unit served each dish, by the dish; empty without a unit. */
export const useServidos = (unidade: number | undefined) =>
  useQuery({
    queryKey: [...FAMILIAS.refeicoes, 'servidos', unidade],
    queryFn: ({ signal }) => {
      if (unidade === undefined) throw new Error('no unit is chosen');
      return api.get('pratos/servidos', { busca: { unidade }, signal });
    },
    enabled: unidade !== undefined,
    select: (servidos) => new Map(servidos.map(({ prato, dia }) => [prato, dia])),
  });

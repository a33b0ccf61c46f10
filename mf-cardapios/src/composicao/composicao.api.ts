import { api } from '@merenda/shared';
import type { DadosDasFichas, ModalidadeEscolar } from '@merenda/shared/contratos';
import { acervoDe, fichaDe, preparosDoAcervo, preparosDosPratos, type Acervo } from '@merenda/shared/regras';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FAMILIAS } from '../familias.js';

/** The preparations and dishes with all that their sheets need, and the energy of a portion of each. */
interface AcervoComEnergia extends Acervo {
  /** kcal, as the sheet has it; null where no food has a value. */
  energiaDoPreparo: (id: number) => number | null;
  energiaDoPrato: (id: number) => number | null;
}

function comEnergia(dados: DadosDasFichas): AcervoComEnergia {
  const acervo = acervoDe(dados);
  const energia = acervo.nutrientes.filter(({ nome }) => nome === 'caloria');
  const de = (preparos: Parameters<typeof fichaDe>[1]): number | null => {
    const [total] = fichaDe(energia, preparos);
    return total === undefined || total.semDados ? null : total.valor;
  };
  return {
    ...acervo,
    energiaDoPreparo: (id) => de(preparosDoAcervo(acervo, [id])),
    energiaDoPrato: (id) => de(preparosDosPratos(acervo, [id])),
  };
}

/** Read once; a write of a food, preparation or dish reads it again. */
export const useAcervo = () =>
  useQuery({
    queryKey: [...FAMILIAS.fichas, 'dados'],
    queryFn: ({ signal }) => api.get('fichas-tecnicas/dados', { signal }),
    staleTime: Infinity,
    select: comEnergia,
  });

/** What is served to whom, and where. */
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

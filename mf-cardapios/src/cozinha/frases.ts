import type { TipoRefeicao } from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';

/** One meal of each type, and several. */
const REFEICOES: Record<TipoRefeicao, readonly [uma: string, varias: string]> = {
  DESJEJUM: ['desjejum', 'desjejuns'],
  COLACAO: ['colação', 'colações'],
  ALMOCO: ['almoço', 'almoços'],
  LANCHE_TARDE: ['lanche da tarde', 'lanches da tarde'],
  JANTAR: ['jantar', 'jantares'],
  LANCHE_NOTURNO_EJA: ['lanche noturno (EJA)', 'lanches noturnos (EJA)'],
  KIT_LANCHE: ['kit lanche', 'kits lanche'],
};

/** What a phone shows after an execution: 'Pronto! 120 almoços, estoque baixado'. */
export function fraseDoPronto(tipo: TipoRefeicao, alunos: number, aEnviar: boolean): string {
  const [uma, varias] = REFEICOES[tipo];
  const estoque = aEnviar ? 'o estoque é baixado quando a rede voltar' : 'estoque baixado';
  return `Pronto! ${formatarQuantidade(alunos)} ${alunos === 1 ? uma : varias}, ${estoque}`;
}

/** The texts of a meal whose execution waits for a network. */
export const EXECUCAO_A_ENVIAR =
  'Executada, a enviar. Os alimentos saem do estoque quando a rede voltar; aqui já são contados.';

import { ROTULOS_STATUS_CHAMADA, type StatusChamada } from '../../../vocabulario/compras/chamadas-publicas.js';
import { formatarData } from '../../../formatos/datas.js';
import { diaAnterior, type Dia } from '../../datas.js';
import { Maquina } from '../../maquina.js';
import { type Violacao, violacao } from '../../violacao.js';
import { recusaDaPesquisa, type Cotacao } from './preco.js';

export type AcaoChamada =
  | 'editar'
  | 'publicar'
  | 'receberProjetos'
  | 'classificar'
  | 'homologar'
  | 'contratar'
  | 'cancelar';

/** A public call from its draft to its contracts. */
export const MAQUINA_CHAMADA = new Maquina<StatusChamada, AcaoChamada>(ROTULOS_STATUS_CHAMADA, {
  editar: { de: ['RASCUNHO'], frase: 'editar a chamada pública' },
  publicar: { de: ['RASCUNHO'], para: 'PUBLICADA', frase: 'publicar a chamada pública' },
  receberProjetos: { de: ['PUBLICADA'], frase: 'receber projetos de venda' },
  classificar: { de: ['PUBLICADA'], para: 'EM_SELECAO', frase: 'classificar os projetos de venda' },
  homologar: { de: ['EM_SELECAO'], para: 'HOMOLOGADA', frase: 'homologar a chamada pública' },
  contratar: { de: ['HOMOLOGADA'], frase: 'gerar o contrato da chamada pública' },
  cancelar: { de: ['RASCUNHO', 'PUBLICADA', 'EM_SELECAO'], para: 'CANCELADA', frase: 'cancelar a chamada pública' },
});

/** Projects of sale are received from the opening to the last day of the deadline. */
export const violacoesDoPrazoDaChamada = ({ dataAbertura, prazo }: { dataAbertura: Dia; prazo: Dia }): Violacao[] =>
  violacao(diaAnterior(prazo, dataAbertura), 'prazo', 'O prazo não pode ser anterior à abertura.');

/** Why a call that has its contract makes no other one. */
export const recusaOutroContrato = (contrato: string): string =>
  `Esta chamada pública já gerou o contrato ${contrato}.`;

interface Publicada {
  status: StatusChamada;
  /** The last day for projects of sale, 'YYYY-MM-DD'. */
  prazo: string;
}

/** A call is published with the price research of every item, while its deadline is not past. */
export function recusaPublicacao(
  { status, prazo, itens }: Publicada & { itens: readonly { produto: string; cotacoes: readonly Cotacao[] }[] },
  hoje: string,
): string | null {
  const estado = MAQUINA_CHAMADA.recusa('publicar', status);
  if (estado) return estado;
  const [pesquisa] = itens.flatMap(({ produto, cotacoes }) => recusaDaPesquisa(produto, cotacoes) ?? []);
  if (pesquisa !== undefined) return pesquisa;
  return diaAnterior(prazo, hoje)
    ? `Não é possível publicar a chamada pública: o prazo terminou em ${formatarData(prazo)}.`
    : null;
}

/** Projects are ranked once, from the last day of the deadline on, when there is at least one. */
export function recusaClassificacao(
  { status, prazo, projetos }: Publicada & { projetos: number },
  hoje: string,
): string | null {
  const estado = MAQUINA_CHAMADA.recusa('classificar', status);
  if (estado) return estado;
  if (projetos === 0) return 'Não há projeto de venda para classificar.';
  return diaAnterior(hoje, prazo)
    ? `Os projetos de venda podem ser entregues até ${formatarData(prazo)}: classifique a partir desse dia.`
    : null;
}

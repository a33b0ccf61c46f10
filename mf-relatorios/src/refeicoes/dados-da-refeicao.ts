import { ROTULOS_TIPO_REFEICAO, type Refeicao } from '@merenda/shared/contratos';
import { ROTULOS_DA_REFEICAO } from '@merenda/shared/regras';
import { formatarPercentual, formatarQuantidade } from '@merenda/shared/formatos';
import type { AssinaturaDaFolha, DadoDaFolha } from '../folha/folha.js';
import { dadosDaUnidade } from '../unidades/dados-da-unidade.js';

/** Responsible for a meal: the kitchen that cooked it and the school that served it. */
export const ASSINATURAS_DA_REFEICAO: readonly AssinaturaDaFolha[] = [
  { papel: 'Responsável pela cozinha' },
  { papel: 'Responsável pela unidade' },
];

/** 'Refeição de 27/11/2026, almoço – EM VALE VERDE'. */
export const tituloDaRefeicao = (papel: string, { dia, tipo, unidadeEducacional }: Refeicao): string =>
  `${papel} de ${dia}, ${ROTULOS_TIPO_REFEICAO[tipo].toLowerCase()} – ${unidadeEducacional.nome}`;

/** The facts of a meal above its tables. */
export async function dadosDaRefeicao(refeicao: Refeicao, signal: AbortSignal): Promise<DadoDaFolha[]> {
  const {
    unidadeEducacional,
    dia,
    hora,
    tipo,
    prato,
    quantidadeDePessoas,
    acrescimo,
    executado,
    executadoEm,
    sobraDeAlimentos,
  } = refeicao;
  return [
    ...(await dadosDaUnidade(unidadeEducacional, signal)),
    { rotulo: 'Data e hora', valor: `${dia} ${hora}` },
    { rotulo: 'Refeição', valor: ROTULOS_TIPO_REFEICAO[tipo] },
    { rotulo: 'Prato', valor: prato.nome },
    { rotulo: 'Alunos', valor: formatarQuantidade(quantidadeDePessoas) },
    { rotulo: 'Acréscimo', valor: formatarPercentual(acrescimo) },
    {
      rotulo: 'Situação',
      valor: executado ? `${ROTULOS_DA_REFEICAO.EXECUTADA} em ${executadoEm ?? ''}` : ROTULOS_DA_REFEICAO.REGISTRADA,
    },
    { rotulo: 'Sobra', valor: sobraDeAlimentos === null ? null : `${formatarQuantidade(sobraDeAlimentos)} kg` },
  ];
}

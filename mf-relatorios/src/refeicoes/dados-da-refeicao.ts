import { ROTULOS_TIPO_REFEICAO, type Refeicao } from '@merenda/shared/contratos';
import { formatarPercentual, formatarQuantidade } from '@merenda/shared/formatos';
import type { Folha } from '../folha/folha';

/** The facts of a meal that stand above its tables. */
export function dadosDaRefeicao(refeicao: Refeicao): NonNullable<Folha['dados']> {
  const { unidadeEducacional, dia, hora, tipo, prato, quantidadeDePessoas, acrescimo, executado, executadoEm, sobraDeAlimentos } = refeicao;
  return [
    { rotulo: 'Unidade educacional', valor: unidadeEducacional.nome },
    { rotulo: 'Data e hora', valor: `${dia} ${hora}` },
    { rotulo: 'Refeição', valor: ROTULOS_TIPO_REFEICAO[tipo] },
    { rotulo: 'Prato', valor: prato.nome },
    { rotulo: 'Alunos', valor: formatarQuantidade(quantidadeDePessoas) },
    { rotulo: 'Acréscimo', valor: formatarPercentual(acrescimo) },
    { rotulo: 'Situação', valor: executado ? `EXECUTADO em ${executadoEm ?? ''}` : 'NÃO EXECUTADO' },
    { rotulo: 'Sobra', valor: sobraDeAlimentos === null ? null : `${formatarQuantidade(sobraDeAlimentos)} kg` },
  ];
}

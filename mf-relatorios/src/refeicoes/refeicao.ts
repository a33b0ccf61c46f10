import { api } from '@merenda/shared';
import { SIMBOLOS_UNIDADE_MEDIDA } from '@merenda/shared/contratos';
import type { Relatorio } from '../folha/relatorio.js';
import { NENHUM_ALIMENTO } from '@merenda/shared/regras';
import { ASSINATURAS_DA_REFEICAO, dadosDaRefeicao, tituloDaRefeicao } from './dados-da-refeicao.js';

/** A meal with the foods that were registered for it. */
export const refeicao: Relatorio = async ({ id = '', signal }) => {
  const lida = await api.get('relatorios/refeicoes/:id', { caminho: { id }, signal });
  return {
    titulo: tituloDaRefeicao('Refeição', lida),
    dados: await dadosDaRefeicao(lida, signal),
    tabelas: [
      {
        titulo: 'Alimentos',
        colunas: [{ titulo: 'Alimento' }, { titulo: 'Quantidade', tipo: 'quantidade' }, { titulo: 'Unidade' }],
        linhas: lida.registros.map(({ alimento, valorArredondado, unidadeMedida }) => [
          alimento.nome,
          valorArredondado,
          SIMBOLOS_UNIDADE_MEDIDA[unidadeMedida],
        ]),
        vazia: NENHUM_ALIMENTO,
      },
    ],
    assinaturas: ASSINATURAS_DA_REFEICAO,
  };
};

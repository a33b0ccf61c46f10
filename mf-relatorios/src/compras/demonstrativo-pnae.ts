import { api } from '@merenda/shared';
import {
  BARRAS_DO_PNAE,
  COLUNAS_DO_PNAE,
  ROTULOS_BARRA_DO_PNAE,
  ROTULOS_COLUNA_DO_PNAE,
  type LinhaDaDivisao,
  type PainelDoPnae,
} from '@merenda/shared/contratos';
import { nomeProprio } from '@merenda/shared/formatos';
import {
  COMO_SE_CALCULA_O_PNAE,
  contaDoPnae,
  fraseDaBarra,
  limiteEscrito,
  percentualEscrito,
} from '@merenda/shared/regras';
import type { TabelaDaFolha } from '../folha/folha.js';
import type { Relatorio } from '../folha/relatorio.js';

/**
 * What the money of the national programme bought in a year, with the figures of the panel: by goal, by unit and by
 * month. Address: the year; without it, that of today.
 */
export const demonstrativoPnae: Relatorio = async ({ id, signal }) => {
  if (id !== undefined && id !== 'false' && !/^\d{4}$/.test(id)) return null;
  const painel = await api.get('recursos-pnae/painel', {
    busca: id === undefined || id === 'false' ? {} : { ano: id },
    signal,
  });
  const ano = String(painel.ano);
  const [unidades, meses] = await Promise.all([
    api.get('recursos-pnae/divisao', { busca: { ano, por: 'UNIDADE' }, signal }),
    api.get('recursos-pnae/divisao', { busca: { ano, por: 'MES' }, signal }),
  ]);
  return {
    titulo: `Demonstrativo dos recursos do PNAE de ${ano}`,
    deitada: true,
    dados: contaDoPnae(painel),
    tabelas: [
      porMeta(painel),
      divisao('Recebido por unidade', 'Unidade', unidades, painel),
      divisao('Recebido por mês', 'Mês', meses, painel),
    ],
    textos: [
      {
        titulo: 'Como se calcula',
        texto: `${COMO_SE_CALCULA_O_PNAE} O contratado é do ano do contrato; o recebido, do ano em que a nota fiscal foi recebida; o pago, do ano do pagamento. Itens não classificados entram no total e em nenhuma meta de grau de processamento.`,
      },
    ],
  };
};

function porMeta({ barras, naoClassificado, totais }: PainelDoPnae): TabelaDaFolha {
  const semMeta = (rotulo: string, somas: PainelDoPnae['totais']) => [
    rotulo,
    null,
    ...COLUNAS_DO_PNAE.flatMap((coluna) => [somas[coluna], null]),
    null,
  ];
  return {
    titulo: 'Metas',
    colunas: [
      { titulo: 'Meta' },
      { titulo: 'Regra' },
      ...COLUNAS_DO_PNAE.flatMap((coluna) => [
        { titulo: ROTULOS_COLUNA_DO_PNAE[coluna], tipo: 'moeda' as const },
        { titulo: `${ROTULOS_COLUNA_DO_PNAE[coluna]} (%)` },
      ]),
      { titulo: 'Situação' },
    ],
    linhas: [
      ...barras.map((barra) => [
        ROTULOS_BARRA_DO_PNAE[barra.codigo],
        limiteEscrito(barra.regra),
        ...COLUNAS_DO_PNAE.flatMap((coluna) => [barra[coluna].valor, percentualEscrito(barra[coluna].percentual)]),
        fraseDaBarra(barra),
      ]),
      semMeta('Não classificado', naoClassificado),
    ],
    destacadas: barras.flatMap(({ atende }, lugar) => (atende === false ? [lugar] : [])),
    total: semMeta('Total', totais),
    vazia: 'Nenhuma meta.',
  };
}

/** What was received by unit or by month: the rows add up to the panel. */
function divisao(
  titulo: string,
  parte: string,
  linhas: readonly LinhaDaDivisao[],
  { barras, naoClassificado, totais }: PainelDoPnae,
): TabelaDaFolha {
  return {
    titulo,
    colunas: [
      { titulo: parte },
      ...BARRAS_DO_PNAE.map((codigo) => ({ titulo: ROTULOS_BARRA_DO_PNAE[codigo], tipo: 'moeda' as const })),
      { titulo: 'Não classificado', tipo: 'moeda' },
      { titulo: 'Total', tipo: 'moeda' },
    ],
    linhas: linhas
      .filter(({ recebido }) => recebido !== 0)
      .map((linha) => [
        nomeProprio(linha.nome),
        ...BARRAS_DO_PNAE.map((codigo) => linha.barras.find((barra) => barra.codigo === codigo)?.recebido ?? 0),
        linha.naoClassificado.recebido,
        linha.recebido,
      ]),
    total: ['Total', ...barras.map(({ recebido }) => recebido.valor), naoClassificado.recebido, totais.recebido],
    vazia: 'Nada foi recebido.',
  };
}

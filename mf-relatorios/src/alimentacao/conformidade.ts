import { api } from '@merenda/shared';
import {
  ROTULOS_MARCA_DA_REGRA,
  type ConformidadeDaEtapa,
  type ConformidadeDaUnidade,
} from '@merenda/shared/contratos';
import { dataIsoValida, formatarData, nomeProprio } from '@merenda/shared/formatos';
import {
  diasDosMotivos,
  etapaPorExtenso,
  MES_SEM_CARDAPIO_REGULAR,
  resumoDasMarcas,
  type SituacaoDaRegra,
} from '@merenda/shared/regras';
import type { Celula, TabelaDaFolha } from '../folha/folha.js';
import type { Relatorio } from '../folha/relatorio.js';
import { nomeDaUnidade } from '../secretaria/numeros-da-secretaria.js';

/**
 * How the menus of a month stand to the rules of the PNAE: each rule of a unit, or without a unit each stage of all of
 * the user's. Address: the unit, with `?dia=YYYY-MM-DD`, any day of the month.
 */
export const conformidade: Relatorio = async ({ id, busca, signal }) => {
  const dia = busca.get('dia') ?? '';
  if (!dataIsoValida(dia)) return null;
  const dados = [
    { rotulo: 'Mês', valor: formatarData(dia).slice(3) },
    { rotulo: 'Unidade', valor: nomeDaUnidade(id) },
  ];
  const titulo = 'Conformidade dos cardápios';
  if (id !== undefined) {
    const etapas = await api.get('conformidade/:unidade', { caminho: { unidade: id }, busca: { dia }, signal });
    return { titulo, deitada: true, dados, tabelas: etapas.map(tabelaDaEtapa), textos: [COMO_SE_LE] };
  }
  const linhas = await api.get('conformidade', { busca: { dia }, signal });
  return { titulo, deitada: true, dados, tabelas: [tabelaDasUnidades(linhas)], textos: [COMO_SE_LE] };
};

const COMO_SE_LE = {
  titulo: 'Como se lê',
  texto:
    'Cada regra é comparada na semana, de segunda a domingo, ou no mês. A semana com menos de cinco dias de aula só informa, salvo nas proibições; informa também a regra que ainda não foi conferida com a norma. ' +
    'O que não está classificado deixa a regra incompleta. No quadro das unidades cada regra conta uma vez, com a pior situação do mês.',
};

const tabelaDasUnidades = (linhas: readonly ConformidadeDaEtapa[]): TabelaDaFolha => ({
  colunas: [
    { titulo: 'Unidade', agrupa: true },
    { titulo: 'Etapa e modalidade' },
    { titulo: 'Cumpridas', tipo: 'inteiro' },
    { titulo: 'Não cumpridas', tipo: 'inteiro' },
    { titulo: 'Incompletas', tipo: 'inteiro' },
    { titulo: 'Regras não cumpridas', opcional: true },
    { titulo: 'Regras incompletas', opcional: true },
  ],
  linhas: linhas.map(({ unidade, naoCumpridas, incompletas, ...linha }) => [
    nomeProprio(unidade.nome),
    etapaPorExtenso(linha),
    linha.cumpridas,
    naoCumpridas.length,
    incompletas.length,
    naoCumpridas.join('; ') || null,
    incompletas.join('; ') || null,
  ]),
  vazia: MES_SEM_CARDAPIO_REGULAR,
});

function tabelaDaEtapa({ periodos, ...etapa }: ConformidadeDaUnidade[number]): TabelaDaFolha {
  const regras = periodos.flatMap(({ de, ate, mes, regras: doPeriodo }) => {
    const resumo = resumoDasMarcas(doPeriodo.map(({ marca }) => marca));
    const periodo = `${mes ? 'Mês' : `Semana de ${de} a ${ate}`}: ${resumo}`;
    return doPeriodo.map((regra) => ({ periodo, ...regra }));
  });
  return {
    titulo: etapaPorExtenso(etapa),
    colunas: [
      { titulo: 'Período', agrupa: true },
      { titulo: 'Regra' },
      { titulo: 'Situação' },
      { titulo: 'Contado' },
      { titulo: 'Por quê', opcional: true },
      { titulo: 'O que corrige', opcional: true },
      { titulo: 'Norma' },
    ],
    linhas: regras.map(({ periodo, ...uma }): Celula[] => [
      periodo,
      uma.regra,
      ROTULOS_MARCA_DA_REGRA[uma.marca],
      uma.figura,
      porQue(uma),
      uma.correcao,
      uma.norma,
    ]),
    destacadas: regras.flatMap(({ marca }, n) => (marca === 'NAO_CUMPRE' ? [n] : [])),
    vazia: MES_SEM_CARDAPIO_REGULAR,
  };
}

/**
 * Days and dishes, and what is not known. Of a rule that is kept, or only informs, the days are enough: otherwise a month
 * takes ten sheets.
 */
export function porQue({
  marca,
  motivos,
  semDados,
}: Pick<SituacaoDaRegra, 'marca' | 'motivos' | 'semDados'>): string | null {
  const mostrados =
    motivos.length > 0 && (marca === 'CUMPRE' || marca === 'INFORMA') ? [diasDosMotivos(motivos)] : motivos;
  const faltas = semDados.length > 0 ? [`falta classificar ou pesar: ${semDados.join(', ')}`] : [];
  return [...mostrados, ...faltas].join('; ') || null;
}

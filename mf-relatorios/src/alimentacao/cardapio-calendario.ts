import { api } from '@merenda/shared';
import {
  NUTRIENTES,
  ROTULOS_NUTRIENTE,
  ROTULOS_SITUACAO_NUTRIENTE,
  ROTULOS_TIPO_REFEICAO,
  type CalendarioResumido,
  type LimiteNutriente,
  type NutrienteDaFicha,
  type RelatorioCalendario,
} from '@merenda/shared/contratos';
import { formatarData, lerData, lerDataDDMMYYYY } from '@merenda/shared/formatos';
import { decimal, situarNutriente, rotuloDaCategoria } from '@merenda/shared/regras';
import type { Celula, TabelaDaFolha } from '../folha/folha.js';
import type { Relatorio } from '../folha/relatorio.js';
import { dadosDaUnidade } from '../unidades/dados-da-unidade.js';
import { assinaturaDoNutricionista } from './receita.js';
import { celulaDoNutriente, NAO_ANALISADO } from './tabela-de-nutrientes.js';

const VAZIA = 'Nenhum cardápio lançado no período.';

type Dia = RelatorioCalendario['dias'][number];
type Media = RelatorioCalendario['medias'][number];

/**
 * The menus of a unit's calendar: each meal with its hour, the 12 nutrients of each day, and the mean of the period
 * compared with the national reference.
 * Address: the unit, with `?de=DDMMYYYY&para=DDMMYYYY`.
 */
export const cardapioCalendario: Relatorio = async ({ id = '', busca, signal }) => {
  const [de, para] = [lerDataDDMMYYYY(busca.get('de') ?? ''), lerDataDDMMYYYY(busca.get('para') ?? '')];
  if (!de || !para) return null;
  const lido = await api.get('relatorios/cardapios-calendario/resumido', { busca: { de, para, unidade: id }, signal });
  const { unidade, medias, nutricionista } = lido;
  const dias = diasDe(lido);
  const tabelas = [tabelaDasRefeicoes(dias), tabelaDosDias(dias), ...medias.map(tabelaDaMedia)];
  return {
    titulo: 'Calendário de Cardápios',
    deitada: true,
    dados: [
      ...(await dadosDaUnidade(unidade, signal)),
      { rotulo: 'Período', valor: `de ${formatarData(de)} a ${formatarData(para)}` },
    ],
    tabelas,
    textos: tabelas.some(({ linhas }) => linhas.flat().includes(NAO_ANALISADO))
      ? [{ titulo: 'Observação', texto: `${NAO_ANALISADO}: nutriente não analisado em nenhum dos alimentos.` }]
      : [],
    // Days without a menu are not signed.
    assinaturas: dias.length > 0 ? [assinaturaDoNutricionista(nutricionista)] : [],
  };
};

/** The days with what their positions stand for. */
const diasDe = ({ cardapios, pratos, fichas, dias }: CalendarioResumido): Dia[] =>
  dias.map((dia) => ({
    data: dia.data,
    cardapio: em(cardapios, dia.cardapio),
    pratos: dia.pratos.map(({ prato, substituido, ...servido }) => ({
      ...servido,
      prato: em(pratos, prato),
      substituido: substituido === null ? null : em(pratos, substituido),
    })),
    nutrientes: em(fichas, dia.nutrientes),
  }));

function em<T>(lista: readonly T[], posicao: number): T {
  const achado = lista[posicao];
  if (achado === undefined) throw new Error(`the answer has no position ${posicao}`);
  return achado;
}

function tabelaDasRefeicoes(dias: readonly Dia[]): TabelaDaFolha {
  return {
    titulo: 'Refeições',
    colunas: [
      { titulo: 'Data', tipo: 'data' },
      { titulo: 'Dia' },
      { titulo: 'Cardápio' },
      { titulo: 'Hora', tipo: 'codigo' },
      { titulo: 'Refeição' },
      { titulo: 'Pratos' },
    ],
    linhas: dias.flatMap(linhasDasRefeicoes),
    vazia: VAZIA,
  };
}

/** A row for each meal of the day, with all its dishes. */
function linhasDasRefeicoes({ data, cardapio, pratos }: Dia): Celula[][] {
  const refeicoes = new Map<string, Dia['pratos']>();
  for (const prato of pratos)
    refeicoes.set(`${prato.hora} ${prato.tipo}`, [...(refeicoes.get(`${prato.hora} ${prato.tipo}`) ?? []), prato]);
  return [...refeicoes.values()].map((refeicao) => {
    const [{ hora, tipo }] = refeicao as [Dia['pratos'][number]];
    return [
      data,
      nomeDoDia(data),
      cardapio.nome,
      hora,
      ROTULOS_TIPO_REFEICAO[tipo],
      refeicao.map(escreverPrato).join(', '),
    ];
  });
}

const escreverPrato = ({ prato, substituido }: Dia['pratos'][number]): string =>
  substituido ? `${prato.nome} (no lugar de ${substituido.nome})` : prato.nome;

const SEMANA = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' });

/** 'DD/MM/YYYY' → 'segunda'. */
function nomeDoDia(data: string): string {
  const iso = lerData(data);
  return iso === null ? '' : SEMANA.format(new Date(`${iso}T00:00:00Z`)).replace('-feira', '');
}

function tabelaDosDias(dias: readonly Dia[]): TabelaDaFolha {
  const unidades = new Map(dias[0]?.nutrientes.map(({ nome, unidadeDeMedida }) => [nome, ` (${unidadeDeMedida})`]));
  return {
    titulo: 'Nutrientes por dia (por aluno)',
    colunas: [
      { titulo: 'Data', tipo: 'data' },
      { titulo: 'Cardápio' },
      ...NUTRIENTES.map((nome) => ({
        titulo: `${ROTULOS_NUTRIENTE[nome]}${unidades.get(nome) ?? ''}`,
        tipo: 'nutriente' as const,
      })),
    ],
    linhas: dias.map(({ data, cardapio, nutrientes }) => [
      data,
      cardapio.nome,
      ...NUTRIENTES.map((nome) => nutrientes.filter((um) => um.nome === nome).map(celulaDoNutriente)[0] ?? null),
    ]),
    vazia: VAZIA,
  };
}

/** The mean of the menus of one stage and modality beside its bounds. */
function tabelaDaMedia({ categoria, modalidade, cardapios, nutrientes, referencia }: Media): TabelaDaFolha {
  const quantos = cardapios === 1 ? '1 cardápio' : `${cardapios} cardápios`;
  return {
    titulo: `Média do período – ${rotuloDaCategoria(categoria)}, ${modalidade.descricao}, ${quantos}${referencia ? ` (${referencia.norma})` : ''}`,
    colunas: [
      { titulo: 'Nutriente' },
      { titulo: 'Média', tipo: 'nutriente' },
      { titulo: 'Mínimo', tipo: 'nutriente', opcional: true },
      { titulo: 'Máximo', tipo: 'nutriente', opcional: true },
      { titulo: 'Unidade' },
      { titulo: 'Situação', opcional: true },
    ],
    linhas: nutrientes.map((nutriente) => {
      const limite = referencia?.nutrientes[nutriente.nome];
      return [
        ROTULOS_NUTRIENTE[nutriente.nome],
        celulaDoNutriente(nutriente),
        limite?.minimo ?? null,
        limite?.maximo ?? null,
        nutriente.unidadeDeMedida,
        situacaoDe(nutriente, limite),
      ];
    }),
    vazia: 'Sem ficha técnica.',
  };
}

function situacaoDe({ valor, ausentes }: NutrienteDaFicha, limite: LimiteNutriente | undefined): string | null {
  const situacao = situarNutriente({ valor: decimal(valor), ausentes }, limite);
  return situacao && ROTULOS_SITUACAO_NUTRIENTE[situacao];
}

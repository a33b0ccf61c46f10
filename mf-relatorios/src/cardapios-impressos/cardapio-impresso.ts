import { api } from '@merenda/shared';
import { ROTULOS_TIPO_REFEICAO, type CardapiosImpressos } from '@merenda/shared/contratos';
import { compararTextos, formatarData, lerDataDDMMYYYY, nomeComum, nomeProprio } from '@merenda/shared/formatos';
import {
  agrupar,
  etapaPorExtenso,
  fonteDaReferencia,
  frasesDosAlergenicos,
  PERIODO_SEM_CARDAPIO,
} from '@merenda/shared/regras';
import { assinaturaDoNutricionista } from '../alimentacao/receita.js';
import type { Celula, Folha, QuadroDeCardapios, SemanaDoQuadro, TabelaDaFolha } from '../folha/folha.js';
import type { Relatorio } from '../folha/relatorio.js';
import { anexoDasRegras, notaDasRegras } from './conformidade.js';
import { linhasDaMedia, notasDasMedias, tabelaDaMedia } from './medias.js';
import { alergenicosImpressos, nomeDoDia, notaDosAlergenicos, semanaDoQuadro, tituloDaSemana } from './quadro.js';

const FORMAS = ['semanal', 'mensal', 'cartaz'] as const;
type Forma = (typeof FORMAS)[number];

const formaDe = (busca: URLSearchParams): Forma => FORMAS.find((forma) => forma === busca.get('forma')) ?? 'semanal';

/**
 * The menus of a unit's calendar, by week: on A4 with figures and signature, or as a poster.
 * Address: the unit, with `?de=DDMMYYYY&para=DDMMYYYY&forma=semanal|mensal|cartaz`.
 */
export const cardapioImpresso: Relatorio = async ({ id = '', busca, signal }) => {
  const [de, para] = [lerDataDDMMYYYY(busca.get('de') ?? ''), lerDataDDMMYYYY(busca.get('para') ?? '')];
  if (!de || !para) return null;
  const dados = await api.get('relatorios/cardapios-impressos', { busca: { de, para, unidade: id }, signal });
  return folhaDosCardapios(dados, formaDe(busca), `de ${formatarData(de)} a ${formatarData(para)}`);
};

/** A weekly menu, whatever units serve it. Address: its number, with `?forma=semanal|cartaz`. */
export const cardapioSemanal: Relatorio = async ({ id = '', busca, signal }) => {
  const dados = await api.get('relatorios/cardapios-semanais/:id', { caminho: { id }, signal });
  return folhaDosCardapios(dados, formaDe(busca), null);
};

const TITULOS: Record<Forma, string> = {
  semanal: 'Cardápio semanal',
  mensal: 'Cardápio mensal',
  cartaz: 'Cardápio da semana',
};

function folhaDosCardapios(dados: CardapiosImpressos, forma: Forma, periodo: string | null): Folha {
  const nome = nomeProprio(dados.titulo.nome);
  const titulo = `${TITULOS[forma]} – ${nome}`;
  const tabelas = [tabelaDasRefeicoes(dados), tabelaDasMedias(dados), ...anexoDasRegras(dados)];
  if (forma === 'cartaz') return { titulo, deitada: true, tabelas, quadro: cartaz(dados) };
  const semanas = dados.semanas.filter(temCardapio);
  const fontes = [...new Set(dados.etapas.flatMap(({ referencia }) => referencia ?? []).map(fonteDaReferencia))];
  return {
    titulo,
    deitada: true,
    dados: periodo === null ? undefined : [{ rotulo: 'Período', valor: periodo }],
    tabelas,
    quadro: {
      forma: 'folha',
      semanas: semanas.map((semana): SemanaDoQuadro => {
        const quadro = semanaDoQuadro(dados, semana);
        return {
          ...quadro,
          titulo: tituloDaSemana(semana),
          grupos: forma === 'mensal' ? quadro.grupos.map(semIngredientes) : quadro.grupos,
          medias: semana.medias.map((media) => tabelaDaMedia(dados, tituloDaSemana(semana), media)),
          notas: [
            ...notasDasMedias(semana.medias),
            ...notas(notaDosAlergenicos(dados, semana)),
            ...notas(notaDasRegras(dados, semana)),
          ],
        };
      }),
      tabelas: [...(forma === 'mensal' ? [tabelaDosPratos(dados)] : []), ...anexoDasRegras(dados)],
    },
    textos: fontes.length > 0 ? [{ titulo: 'Norma', texto: fontes.join('\n') }] : [],
    // An unplanned week is not signed.
    assinaturas: semanas.length > 0 ? [assinaturaDoNutricionista(dados.nutricionista)] : [],
  };
}

/** In the print of a month the ingredients are printed once, in a table at the end. */
const semIngredientes = (grupo: SemanaDoQuadro['grupos'][number]): SemanaDoQuadro['grupos'][number] => ({
  ...grupo,
  linhas: grupo.linhas.map((linha) => ({
    ...linha,
    celulas: linha.celulas.map(
      (celula) => celula && { ...celula, pratos: celula.pratos.map((prato) => ({ ...prato, ingredientes: null })) },
    ),
  })),
});

const notas = (nota: string | null): string[] => (nota === null ? [] : [nota]);

/** A week without a menu has no page. */
const temCardapio = ({ dias }: CardapiosImpressos['semanas'][number]): boolean =>
  dias.some(({ cardapios }) => cardapios.length > 0);

/** Dishes and allergens only: no hours, no ingredients, no means. */
function cartaz(dados: CardapiosImpressos): QuadroDeCardapios {
  return {
    forma: 'cartaz',
    tabelas: [],
    semanas: dados.semanas.filter(temCardapio).map((semana) => {
      const { dias, grupos } = semanaDoQuadro(dados, semana);
      return {
        dias,
        grupos: grupos.map(semIngredientes),
        titulo: tituloDaSemana(semana),
        medias: [],
        notas: notas(notaDosAlergenicos(dados, semana)),
      };
    }),
  };
}

/** Dishes of several stages that have one name and the same ingredients are printed once. */
function tabelaDosPratos({ pratos }: CardapiosImpressos): TabelaDaFolha {
  return {
    titulo: 'Pratos, ingredientes principais e alergênicos',
    colunas: [{ titulo: 'Prato' }, { titulo: 'Ingredientes principais' }, { titulo: 'Alergênicos' }],
    linhas: [
      ...agrupar(pratos, ({ nome, ingredientes, alergenicos }) =>
        [nome, ...ingredientes, alergenicosImpressos(alergenicos)].join(),
      ).values(),
    ]
      .map(
        ([{ nome, ingredientes, alergenicos }]) =>
          [nomeComum(nome), ingredientes.map(nomeComum).join(', '), alergenicosImpressos(alergenicos)] as const,
      )
      .sort(([a], [b]) => compararTextos(a, b)),
    vazia: PERIODO_SEM_CARDAPIO,
  };
}

/** A row for each dish, for a spreadsheet. */
function tabelaDasRefeicoes(dados: CardapiosImpressos): TabelaDaFolha {
  return {
    titulo: 'Refeições',
    colunas: [
      { titulo: 'Data', tipo: 'data', opcional: true },
      { titulo: 'Dia' },
      { titulo: 'Etapa e modalidade' },
      { titulo: 'Cardápio' },
      { titulo: 'Alternativo para', opcional: true },
      { titulo: 'Hora', tipo: 'codigo' },
      { titulo: 'Refeição' },
      { titulo: 'Prato' },
      { titulo: 'Ingredientes principais' },
      { titulo: 'Alergênicos' },
    ],
    linhas: dados.semanas.flatMap(({ dias }) => dias).flatMap((dia) => linhasDoDia(dados, dia)),
    vazia: PERIODO_SEM_CARDAPIO,
  };
}

function linhasDoDia(
  dados: CardapiosImpressos,
  { data, diaDaSemana, cardapios }: CardapiosImpressos['semanas'][number]['dias'][number],
): Celula[][] {
  return cardapios.flatMap(({ nome, etapa, para, refeicoes }) =>
    refeicoes.map(({ hora, tipo, prato }) => {
      const [daEtapa, doPrato] = [dados.etapas[etapa], dados.pratos[prato]];
      return [
        data,
        nomeDoDia(diaDaSemana),
        daEtapa ? etapaPorExtenso(daEtapa) : '',
        nome,
        para,
        hora,
        ROTULOS_TIPO_REFEICAO[tipo],
        doPrato?.nome ?? '',
        doPrato?.ingredientes.join(', ') ?? '',
        doPrato ? frasesDosAlergenicos(doPrato.alergenicos).join(' ') : '',
      ];
    }),
  );
}

function tabelaDasMedias(dados: CardapiosImpressos): TabelaDaFolha {
  return {
    titulo: 'Médias da semana',
    colunas: [
      { titulo: 'Semana' },
      { titulo: 'Etapa e modalidade' },
      { titulo: 'Nutriente' },
      { titulo: 'Média por aluno', tipo: 'nutriente' },
      { titulo: 'Mínimo', tipo: 'nutriente', opcional: true },
      { titulo: 'Máximo', tipo: 'nutriente', opcional: true },
      { titulo: 'Unidade' },
      { titulo: 'Situação', opcional: true },
    ],
    linhas: dados.semanas.flatMap((semana) =>
      semana.medias.flatMap((media) => linhasDaMedia(dados, tituloDaSemana(semana), media)),
    ),
    vazia: PERIODO_SEM_CARDAPIO,
  };
}

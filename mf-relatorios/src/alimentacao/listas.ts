import { api } from '@merenda/shared';
import {
  DIAS_SEMANA,
  ROTULOS_DIA_SEMANA,
  ROTULOS_TIPO_CARDAPIO,
  SIMBOLOS_UNIDADE_MEDIDA,
  type Categoria,
  type Modalidade,
} from '@merenda/shared/contratos';
import { pratosPorExtenso, rotuloDaCategoria } from '@merenda/shared/regras';
import { BUSCA_DE_PREPAROS, buscaDeAlimentos, buscaPorEtapa } from '@merenda/shared/ui';
import type { Relatorio } from '../folha/relatorio.js';
import { folhaDaLista, type ColunaDaLista } from '../listas/folha-da-lista.js';
import { celulasDoResumo, COLUNAS_DO_RESUMO } from './custo-e-alergenicos.js';
import { prato } from './prato.js';
import { receita } from './receita.js';

interface DaEtapa {
  nome: string;
  categoria: Categoria;
  modalidade: Modalidade;
}

/** The first columns of what is cooked for a category and modality. */
const DA_ETAPA: readonly ColunaDaLista<DaEtapa>[] = [
  ['Nome', ({ nome }) => nome],
  ['Categoria', ({ categoria }) => rotuloDaCategoria(categoria)],
  ['Modalidade', ({ modalidade }) => modalidade.descricao],
];

/** The fields by which these are filtered. */
const buscaDaEtapa = <T extends DaEtapa>(lidas: readonly T[]) =>
  buscaPorEtapa<T>(
    lidas.map(({ categoria }) => categoria),
    rotuloDaCategoria,
  );

/** Reads the columns of cost and allergens, for the dishes of a row. */
async function lerResumo(signal: AbortSignal): Promise<ReturnType<typeof celulasDoResumo>> {
  return celulasDoResumo(await api.get('fichas-tecnicas/dados', { signal }));
}

/** A number in the place of the flag is one record with its sheet. */
const ehNumero = (id: string) => /^\d+$/.test(id);

/** The foods, with what their nutrients are stated for. */
export const alimentos: Relatorio = async ({ id: sinal, signal }) => {
  const [lidas, categorias] = await Promise.all([
    api.get('relatorios/alimentos', { signal }),
    api.get('convencoes/:lista', { caminho: { lista: 'categorias-alimento' }, signal }),
  ]);
  const descricoes = new Map(categorias.map(({ nome, descricao }) => [nome, descricao]));
  return folhaDaLista({
    tipo: 'alimentos',
    titulo: 'Alimentos',
    sinal,
    lidas,
    busca: buscaDeAlimentos(categorias),
    colunas: [
      ['Nome', ({ nome }) => nome],
      ['Forma', ({ forma }) => forma.descricao],
      ['Item', ({ itemAlimento }) => itemAlimento.nome],
      ['Categoria', ({ itemAlimento: { categoria } }) => descricoes.get(categoria ?? '') ?? categoria],
      ['Quantidade base', ({ quantidadeBase }) => quantidadeBase, { tipo: 'quantidade' }],
      ['Unidade', ({ unidadeMedida }) => SIMBOLOS_UNIDADE_MEDIDA[unidadeMedida]],
    ],
    vazia: 'Nenhum alimento encontrado.',
  });
};

/** `/true` and `/false`: the list; a number: that preparation's recipe. */
export const preparos: Relatorio = async ({ id = '', signal }) => {
  if (ehNumero(id)) return receita(await api.get('relatorios/preparos/:id', { caminho: { id }, signal }));
  return folhaDaLista({
    tipo: 'preparos',
    titulo: 'Preparos',
    sinal: id,
    lidas: await api.get('relatorios/preparos', { signal }),
    busca: BUSCA_DE_PREPAROS,
    colunas: [
      ['Nome', ({ nome }) => nome],
      ['Porções', ({ porcoes }) => porcoes, { tipo: 'inteiro' }],
      ['Pendências', ({ pendencias }) => pendencias, { tipo: 'inteiro' }],
      ['Criador', ({ criador }) => criador?.nome ?? null, { opcional: true }],
    ],
    vazia: 'Nenhum preparo encontrado.',
  });
};

/** `/true` and `/false`: the list; a number: that dish. */
export const pratos: Relatorio = async ({ id = '', signal }) => {
  if (ehNumero(id)) {
    const [lido, ficha] = await Promise.all([
      api.get('relatorios/pratos/:id', { caminho: { id }, signal }),
      api.get('fichas-tecnicas', { busca: { pratos: id }, signal }),
    ]);
    return prato(lido, ficha);
  }
  const [lidas, resumo] = await Promise.all([api.get('relatorios/pratos', { signal }), lerResumo(signal)]);
  return folhaDaLista({
    tipo: 'pratos',
    titulo: 'Pratos',
    deitada: true,
    sinal: id,
    lidas,
    busca: buscaDaEtapa(lidas),
    colunas: [...DA_ETAPA, ['Preparos', ({ preparos: daqui }) => daqui.map(({ preparo }) => preparo.nome).join(', ')]],
    alem: { colunas: COLUNAS_DO_RESUMO, celulas: (deste) => resumo([deste.id]) },
    vazia: 'Nenhum prato encontrado.',
  });
};

/** `/true` and `/false`: the menus of a day, each with its dishes by the hour. */
export const cardapios: Relatorio = async ({ id: sinal, signal }) => {
  const [lidas, resumo] = await Promise.all([api.get('cardapios', { signal }), lerResumo(signal)]);
  return folhaDaLista({
    tipo: 'cardapios',
    titulo: 'Cardápios',
    deitada: true,
    sinal,
    lidas,
    busca: buscaDaEtapa(lidas),
    colunas: [
      ...DA_ETAPA,
      ['Tipo', ({ cardapioTipo }) => ROTULOS_TIPO_CARDAPIO[cardapioTipo]],
      ['Pratos', (cardapio) => pratosPorExtenso(cardapio.pratos)],
      ['Patologias', ({ patologias }) => patologias.map(({ tipo }) => tipo).join('; '), { opcional: true }],
      ['Alternativos', ({ alternativos }) => alternativos.map(({ nome }) => nome).join('; '), { opcional: true }],
    ],
    alem: { colunas: COLUNAS_DO_RESUMO, celulas: (cardapio) => resumo(cardapio.pratos.map((um) => um.prato.id)) },
    vazia: 'Nenhum cardápio encontrado.',
  });
};

/** `/true` and `/false`: the weekly menus, each with the menu of each day. */
export const cardapiosSemanais: Relatorio = async ({ id: sinal, signal }) => {
  const lidas = await api.get('cardapios-semanais', { signal });
  return folhaDaLista({
    tipo: 'cardapios-semanais',
    titulo: 'Cardápios Semanais',
    deitada: true,
    sinal,
    lidas,
    busca: buscaDaEtapa(lidas),
    colunas: [
      ...DA_ETAPA,
      ...DIAS_SEMANA.map((dia): ColunaDaLista<(typeof lidas)[number]> => [
        ROTULOS_DIA_SEMANA[dia],
        (semanal) => semanal.cardapios.find(({ diaSemana }) => diaSemana === dia)?.cardapio.nome ?? null,
      ]),
    ],
    vazia: 'Nenhum cardápio semanal encontrado.',
  });
};

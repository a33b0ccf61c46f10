import { api } from '@merenda/shared';
import {
  ROTULOS_BASE_DE_ALUNOS,
  ROTULOS_SEM_COBERTURA,
  SIMBOLOS_UNIDADE_MEDIDA,
  type Necessidades,
} from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import {
  agrupar,
  consolidarNecessidades,
  escreverEntrega,
  lerCriterios,
  type NecessidadeDoItem,
  paraBuscaDaLista,
  quantidadesMostradas,
  TUDO_COM_CONTRATO,
} from '@merenda/shared/regras';
import type { Celula, TabelaDaFolha } from '../folha/folha.js';
import type { Relatorio } from '../folha/relatorio.js';

const QUANTIDADES = [
  { titulo: 'Necessidade', tipo: 'quantidade' },
  { titulo: 'Do estoque', tipo: 'quantidade' },
  { titulo: 'A receber', tipo: 'quantidade' },
  { titulo: 'Falta', tipo: 'quantidade' },
  { titulo: 'Medida' },
] as const;

/**
 * The list of needs of a period (specification 4, 4.3): consolidated by item, then by unit and delivery, then what no
 * contract covers. Address: `?de=YYYY-MM-DD&ate=YYYY-MM-DD`, with the criteria of the screen.
 */
export const necessidades: Relatorio = async ({ id, busca, signal }) => {
  const { periodo, ...criterios } = lerCriterios(busca);
  if (id !== undefined || periodo === null) return null;
  const lista = await api.get('necessidades', { busca: paraBuscaDaLista({ ...periodo, ...criterios }), signal });
  return {
    titulo: 'Lista de necessidades',
    deitada: true,
    filtro: [
      `de ${formatarData(periodo.de)} a ${formatarData(periodo.ate)}`,
      `Alunos: ${ROTULOS_BASE_DE_ALUNOS[criterios.alunos]}`,
      ...(criterios.unidades.length > 0 ? ['só as unidades escolhidas'] : []),
    ],
    tabelas: [consolidado(lista), porUnidade(lista), semCobertura(lista)],
    textos: [
      {
        titulo: 'Como se lê',
        texto:
          'A necessidade é o peso bruto dos cardápios do calendário. Do estoque conta o que é válido no dia do uso; a receber conta o que está em trânsito e o que falta entregar das solicitações.',
      },
      ...semAlunos(lista),
    ],
  };
};

const NADA = 'Nenhum cardápio do calendário pede alimentos neste período.';

const quantidadesDe = ({
  necessidade,
  doEstoque,
  aReceber,
  falta,
  unidadeMedida,
}: Omit<NecessidadeDoItem, 'unidades'>): Celula[] => [
  necessidade,
  doEstoque,
  aReceber,
  falta,
  SIMBOLOS_UNIDADE_MEDIDA[unidadeMedida],
];

const consolidado = ({ linhas }: Necessidades): TabelaDaFolha => ({
  titulo: 'Consolidado',
  colunas: [{ titulo: 'Item' }, { titulo: 'Unidades', tipo: 'inteiro' }, ...QUANTIDADES],
  linhas: consolidarNecessidades(linhas).map((soma) => [soma.item.nome, soma.unidades, ...quantidadesDe(soma)]),
  vazia: NADA,
});

const porUnidade = ({ linhas }: Necessidades): TabelaDaFolha => ({
  titulo: 'Por unidade',
  colunas: [
    { titulo: 'Unidade', agrupa: true },
    { titulo: 'Entrega', agrupa: true },
    { titulo: 'Item' },
    ...QUANTIDADES,
  ],
  linhas: [...agrupar(linhas, ({ unidade }) => unidade.id).values()]
    // Sorting is stable: within a delivery the lines stay in the order of the server.
    .flatMap((daUnidade) => daUnidade.toSorted((uma, outra) => Number(outra.perecivel) - Number(uma.perecivel)))
    .map((linha) => [
      linha.unidade.nome,
      escreverEntrega(linha),
      linha.item.nome,
      ...quantidadesDe(quantidadesMostradas(linha)),
    ]),
  vazia: NADA,
});

const semCobertura = ({ semCobertura: faltas }: Necessidades): TabelaDaFolha => ({
  titulo: 'Sem contrato ou sem saldo',
  colunas: [
    { titulo: 'Unidade', agrupa: true },
    { titulo: 'Item' },
    { titulo: 'Motivo' },
    { titulo: 'Falta', tipo: 'quantidade' },
    { titulo: 'Medida' },
    { titulo: 'Embalagens', tipo: 'inteiro', opcional: true },
    { titulo: 'Último preço', tipo: 'moeda', opcional: true },
    { titulo: 'Valor', tipo: 'moeda', opcional: true },
  ],
  linhas: faltas.map(({ unidade, item, produto, motivo, falta, unidadeMedida, embalagens, ultimoPreco, valor }) => [
    unidade.nome,
    produto?.nome ?? item.nome,
    ROTULOS_SEM_COBERTURA[motivo],
    falta,
    SIMBOLOS_UNIDADE_MEDIDA[unidadeMedida],
    embalagens,
    ultimoPreco,
    valor,
  ]),
  vazia: TUDO_COM_CONTRATO,
});

function semAlunos({ semAlunos: cardapios }: Necessidades): { titulo: string; texto: string }[] {
  if (cardapios.length === 0) return [];
  return [
    {
      titulo: 'Cardápios que não pedem nada',
      texto: cardapios
        .map(({ unidade, cardapio, dias }) => `${unidade.nome}, ${cardapio.nome}: ${dias.join(', ')}.`)
        .join(' '),
    },
  ];
}
